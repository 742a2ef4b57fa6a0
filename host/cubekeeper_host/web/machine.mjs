// The MicroPython VM with the firmware in it, a turn at a time: for the page and for Node.js.

const NEVER = -1; // as in the firmware's hal/web.py
const LEFT = -2;
const TURNS_AT_ONCE = 50; // then the timers and the buttons get their chance

/** Start the VM. `files` are [path below its modules, bytes], `write` takes what it prints. */
export async function startVm(loadMicroPython, url, files, write, options = {}) {
  const vm = await loadMicroPython({ url, stdout: write, linebuffer: false, ...options });
  for (const [path, bytes] of files) {
    const at = "/lib/" + path;
    vm.FS.mkdirTree(at.slice(0, at.lastIndexOf("/")));
    vm.FS.writeFile(at, bytes);
  }
  return vm;
}

export const toHex = (bytes) => Array.from(bytes, (b) => b.toString(16).padStart(2, "0")).join("");

export const fromHex = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (two) => parseInt(two, 16));

/** A handheld that was switched on. */
export class Handheld {
  /**
   * `board` is its compiled board file, `page` the module of that name in hal/web.py. `stopped`
   * is called once: without an argument when it has left, else with what it broke at.
   */
  constructor(vm, board, page, stopped) {
    this.stopped = stopped;
    this.heard = "";
    this.timer = null;
    this.running = true;
    vm.registerJsModule("page", page);
    vm.FS.writeFile("board.ckb", board);
    vm.runPython("from cubekeeper.hal.web import Handheld\nhandheld = Handheld()\nturn = handheld.turn");
    this.vm = vm;
    this.turn = vm.globals.get("turn");
    this.run();
  }

  /** Let the handheld hear lines of the mirror protocol. */
  send(text) {
    this.heard += text;
    if (this.running) this.run();
  }

  /** What `give` or `take` of the modules' cubekeeper_text/exchange.py answers, as a list. */
  exchange(call, digits = "") {
    this.vm.globals.set("digits", digits);
    this.vm.runPython(`from cubekeeper_text.exchange import give, take\nanswer = ${call}`);
    return JSON.parse(this.vm.globals.get("answer"));
  }

  /** The newest game as text: `[what is wrong or "", [file's name, text], ...]`. */
  give() {
    return this.exchange("give(handheld.store)");
  }

  /** Begin the game of a record: `[0, over]`, or `[bad line or null, what is wrong]`. */
  take(record) {
    return this.exchange("take(handheld.store, digits)", toHex(record));
  }

  /** Switch it off; what it has saved is saved. */
  off() {
    this.running = false;
    clearTimeout(this.timer);
  }

  run() {
    clearTimeout(this.timer);
    let pause = 0;
    try {
      // Each turn is a call of its own: only between calls does this VM collect its garbage.
      for (let turns = 0; pause === 0 && turns < TURNS_AT_ONCE; turns++) {
        const heard = this.heard;
        this.heard = "";
        pause = this.turn(heard);
      }
    } catch (error) {
      this.off();
      this.stopped(error);
      return;
    }
    if (pause === LEFT) {
      this.off();
      this.stopped();
    } else if (pause !== NEVER) {
      this.timer = setTimeout(() => this.run(), pause);
    }
  }
}
