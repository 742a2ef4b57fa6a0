// The page: the handheld drawn with its buttons, its display, and what goes in and out as files.

import { loadMicroPython } from "./micropython.mjs";
import { fromHex, Handheld, startVm, toHex } from "./machine.mjs";
import { Screen } from "./mirror.mjs";
import { claim, makeFiles } from "./storage.mjs";

const TAP = 60; // ms that a button is down which nothing holds
const LARGEST_FILE = 1 << 20; // bytes
const CARDS = "cards.ckc"; // as in the firmware's ui/app.py
const FACES = {
  up: ["▲", "Up"],
  down: ["▼", "Down"],
  left: ["◀", "Left"],
  right: ["▶", "Right"],
  ok: ["OK", "OK"],
  back: ["BK", "Back"],
  prev: ["◀", "Previous"],
  next: ["▶", "Next"],
};

const element = (id) => document.getElementById(id);
const main = document.querySelector("main");
let handheld = null;
let files = null;

/** Tell the player something; with `does` there is a button for it. */
function note(text, does = "", act = null) {
  const [words, button] = element("note").children;
  words.textContent = text;
  button.hidden = !does;
  button.textContent = does;
  button.onclick = act;
  element("note").hidden = !text;
}

const reload = () => location.reload();

// --- the display ---------------------------------------------------------------------------

function show(screen, board) {
  const canvas = element("display");
  if (canvas.width !== screen.width || canvas.height !== screen.height) {
    [canvas.width, canvas.height] = [screen.width, screen.height];
    fit();
  }
  // A one-bit display has no colours of its own.
  const palette = screen.depth === 1 ? board.mono : screen.palette;
  const context = canvas.getContext("2d");
  const picture = context.createImageData(screen.width, screen.height);
  screen.pixels.forEach((colour, at) => picture.data.set([...palette[colour], 255], at * 4));
  context.putImageData(picture, 0, 0);
  const words = screen.words.join("\n");
  if (element("words").textContent !== words) element("words").textContent = words;
  main.dataset.ready = "yes";
}

/** Make each of the display's pixels a square of whole pixels of this screen. */
function fit() {
  const canvas = element("display");
  const style = getComputedStyle(element("glass"));
  const room = element("glass").clientWidth - parseFloat(style.paddingLeft) * 2;
  const dots = window.devicePixelRatio || 1;
  const scale = Math.max(1, Math.floor((room * dots) / canvas.width)) / dots;
  canvas.style.width = `${canvas.width * scale}px`;
}

// --- the buttons ---------------------------------------------------------------------------

const down = new Map(); // the buttons that are down, and the timer that lets them go

function press(name, milliseconds = null) {
  if (down.has(name)) return;
  const timer = milliseconds === null ? null : setTimeout(() => release(name), milliseconds);
  down.set(name, timer);
  document.querySelector(`[data-name=${name}]`).classList.add("down");
  handheld?.send(`+${name}\n`);
}

function release(name) {
  if (!down.has(name)) return;
  clearTimeout(down.get(name));
  down.delete(name);
  document.querySelector(`[data-name=${name}]`).classList.remove("down");
  handheld?.send(`-${name}\n`);
}

function releaseAll() {
  [...down.keys()].forEach(release);
}

function drawButtons(board) {
  const box = element("buttons");
  box.className = board.scheme;
  for (const name of board.buttons) {
    const button = document.createElement("button");
    const [face, label] = FACES[name];
    button.type = "button";
    button.textContent = face;
    button.dataset.name = name;
    button.style.gridArea = name;
    button.setAttribute("aria-label", label);
    button.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      button.setPointerCapture(event.pointerId);
      press(name);
    });
    for (const end of ["pointerup", "pointercancel", "lostpointercapture"]) {
      button.addEventListener(end, () => release(name));
    }
    button.addEventListener("contextmenu", (event) => event.preventDefault());
    button.addEventListener("click", (event) => {
      if (event.detail === 0) press(name, TAP); // from a screen reader
    });
    box.append(button);
  }
}

function listenToKeys(board) {
  const held = new Map(); // the keys that are down, and the button that each holds
  document.addEventListener("keydown", (event) => {
    const own = event.target.dataset?.name;
    let [name, milliseconds] = board.keys[event.key] ?? [];
    if (own && (event.key === "Enter" || event.key === " ")) [name, milliseconds] = [own, null];
    else if (event.target.closest("select, input, #tools button, #note button")) return;
    if (!name || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    if (event.repeat) return;
    if (milliseconds === null) held.set(event.key, name);
    press(name, milliseconds);
  });
  document.addEventListener("keyup", (event) => {
    release(held.get(event.key));
    held.delete(event.key);
  });
  window.addEventListener("blur", releaseAll);
}

// --- files ---------------------------------------------------------------------------------

/** Whether this tab may touch the files; if not, say so. */
function mine() {
  if (!handheld) note("The handheld is on in another tab.", "Use it here", reload);
  return handheld !== null;
}

/** Take a file: a compiled catalogue of cards, else a record. The handheld sees it when it starts. */
async function take(file) {
  const data = new Uint8Array(await file.arrayBuffer().catch(() => new ArrayBuffer(0)));
  if (!mine()) return;
  if (data.length > LARGEST_FILE) {
    note(`${file.name} is too large: cards and records have less than a megabyte.`);
  } else if (new TextDecoder("latin1").decode(data.slice(0, 3)) === "CKK") {
    takeCards(file.name, data);
  } else if (file.name.endsWith(".ckc")) {
    note(`${file.name} is no compiled catalogue: cubekeeper cards compile FILE -o cards.ckc`);
  } else {
    takeRecord(file.name, data);
  }
}

function takeCards(name, data) {
  if (files.write(CARDS, toHex(data))) {
    note(`${name}: this browser has no room for it, or does not let the page save.`);
  } else {
    note(`${name}: the cards are on the handheld.`, "Start with them", reload);
  }
}

function takeRecord(name, data) {
  const [line, answer] = handheld.take(data);
  if (line === null) note(`${name}: ${answer}.`);
  else if (line) note(`${name}:${line}: ${answer}`);
  else if (answer) note(`${name}: the game is over; it is among the saved games.`, "See it", reload);
  else note(`${name}: the game is on the handheld.`, "Go on with it", reload);
}

function save(name, content) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content]));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** Download the newest game as a record, which `cubekeeper replay` plays and this page takes. */
function downloadRecord() {
  if (!mine()) return;
  const [trouble, ...texts] = handheld.give();
  note(trouble);
  texts.forEach(([name, text]) => save(name, text));
}

/** Download the newest game's journal, which also has its times, for `cubekeeper history`. */
function downloadJournal() {
  if (!mine()) return;
  const games = files.names().split("/").filter((name) => /^g\d+\.ck[jt]$/.test(name)).sort();
  note(games.length ? "" : "No game was saved yet.");
  if (!games.length) return;
  const newest = games.at(-1).slice(0, -1);
  games.filter((one) => one.startsWith(newest)).forEach((name) => save(name, fromHex(files.read(name))));
}

function listenToFiles() {
  element("file").addEventListener("change", (event) => {
    if (event.target.files.length) take(event.target.files[0]);
    event.target.value = ""; // so that the same file can be taken again
  });
  element("record").addEventListener("click", downloadRecord);
  element("journal").addEventListener("click", downloadJournal);
  document.addEventListener("dragover", (event) => {
    event.preventDefault();
    main.classList.add("over");
  });
  document.addEventListener("dragleave", () => main.classList.remove("over"));
  document.addEventListener("drop", (event) => {
    event.preventDefault();
    main.classList.remove("over");
    if (event.dataTransfer.files.length) take(event.dataTransfer.files[0]);
  });
}

// --- the start -----------------------------------------------------------------------------

/** The board that the address names, else the first; the others are offered. */
function chosen(boards) {
  const asked = new URLSearchParams(location.search).get("board");
  const board = boards.find((one) => one.name === asked) ?? boards[0];
  for (const { name, title } of boards) {
    element("board").append(new Option(title, name, false, name === board.name));
  }
  element("board").addEventListener("change", (event) => {
    location.search = "?board=" + encodeURIComponent(event.target.value);
  });
  if (asked && asked !== board.name) note(`No board is called ${asked}: this is ${board.name}.`);
  return board;
}

const fetched = async (name) => {
  const answer = await fetch(name);
  if (!answer.ok) throw new Error(`${name}: ${answer.status} ${answer.statusText}`);
  return answer.json();
};

const decoded = (base64) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));

const wanted = () =>
  new Promise((resolve) => {
    note("The handheld is on in another tab of this browser.", "Use it here", () => {
      note("");
      resolve();
    });
  });

function taken() {
  releaseAll();
  handheld.off();
  handheld = null;
  note("The handheld is now on in another tab.", "Use it here", reload);
}

function stopped(error) {
  if (error) console.error(error.message);
  const why = error ? `The handheld stopped: ${error.message.trim().split("\n").at(-1)}` : "";
  note(why || "The handheld is off.", "Switch it on", reload);
}

async function start() {
  const [boards, firmware] = await Promise.all([fetched("boards.json"), fetched("firmware.json")]);
  const board = chosen(boards);
  drawButtons(board);
  element("keys").textContent = board.help;
  const kept = await claim(wanted, taken);
  if (!kept) note("This address is not secure (https or localhost): no game is saved.");
  files = makeFiles(kept);
  const text = new TextDecoder();
  const screen = new Screen((one) => show(one, board), (line) => console.log(line));
  const modules = Object.entries(firmware).map(([path, base64]) => [path, decoded(base64)]);
  const print = (data) => screen.feed(text.decode(data));
  const url = new URL("micropython.wasm", import.meta.url).href;
  const vm = await startVm(loadMicroPython, url, modules, print);
  const random = (count) => toHex(crypto.getRandomValues(new Uint8Array(count)));
  const page = { send: (lines) => screen.feed(lines), random, ...files };
  handheld = new Handheld(vm, decoded(board.file), page, stopped);
  listenToKeys(board);
  listenToFiles();
  window.addEventListener("resize", fit);
}

async function workOffline() {
  if (!navigator.serviceWorker) return;
  const newer = navigator.serviceWorker.controller !== null;
  const worker = await navigator.serviceWorker.register("sw.js");
  worker.addEventListener("updatefound", () => {
    if (newer) note("A newer cubekeeper has come.", "Use it", reload);
  });
}

start()
  .then(workOffline)
  .catch((error) => {
    console.error(error);
    note(`The handheld does not start: ${error.message}`, "Try again", reload);
  });
