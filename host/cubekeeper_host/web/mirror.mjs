// The mirror protocol, the page's side: from a handheld's lines to the picture on its screen.
//
// The protocol is written down in the firmware's hal/mirror.py.

const VERSION = "1";

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  for (let bit = 0; bit < 8; bit++) byte = byte & 1 ? (byte >>> 1) ^ 0xedb88320 : byte >>> 1;
  return byte;
});

function crc32(text) {
  let crc = -1;
  for (let at = 0; at < text.length; at++) {
    crc = (crc >>> 8) ^ TABLE[(crc ^ text.charCodeAt(at)) & 255];
  }
  return ((crc ^ -1) >>> 0).toString(16).padStart(8, "0");
}

const bytes = (base64) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));

/** Takes a handheld's lines and keeps what its display shows. */
export class Screen {
  /**
   * `shown` is called with this screen when a picture is complete: `width`, `height` and `depth`,
   * a colour number for each of `pixels`, `palette` with [r, g, b] by colour number, `words` as
   * lines. `other` gets each line that is not of the protocol.
   */
  constructor(shown, other) {
    this.shown = shown;
    this.other = other;
    this.part = "";
    this.words = [];
    this.pixels = null;
  }

  feed(text) {
    const lines = (this.part + text).split("\n");
    this.part = lines.pop();
    for (const line of lines) this.line(line);
  }

  line(line) {
    const end = line.lastIndexOf(" *");
    if (!line.startsWith("@") || crc32(line.slice(0, end)) !== line.slice(end + 2)) {
      this.other(line);
      return;
    }
    const [kind, ...words] = line.slice(0, end).split(" ");
    if (kind === "@h") this.header(words);
    else if (kind === "@f") this.rectangle(...words.slice(0, 4).map(Number), bytes(words[4]));
    else if (kind === "@w") {
      const text = new TextDecoder().decode(bytes(words[0]));
      this.words = text.split("\n").filter(Boolean);
    } else if (kind === "@s") this.shown(this);
  }

  header([version, width, height, depth, colours]) {
    if (version !== VERSION) throw new Error(`mirror protocol ${version}, not ${VERSION}`);
    [this.width, this.height, this.depth] = [width, height, depth].map(Number);
    this.palette = colours.match(/.{6}/g).map((rgb) => rgb.match(/../g).map((x) => parseInt(x, 16)));
    this.pixels = new Uint8Array(this.width * this.height);
    this.words = [];
  }

  rectangle(x, y, width, height, data) {
    const inByte = 8 / this.depth;
    const stride = Math.ceil(width / inByte);
    const mask = (1 << this.depth) - 1;
    for (let row = 0; row < height; row++) {
      for (let column = 0; column < width; column++) {
        const byte = data[row * stride + Math.floor(column / inByte)];
        const shift = 8 - this.depth * ((column % inByte) + 1);
        this.pixels[(y + row) * this.width + x + column] = (byte >> shift) & mask;
      }
    }
  }
}
