// Runs the firmware in the MicroPython VM of WebAssembly under Node.js.
//
//   node run.mjs VM board                      the handheld of ./board.ckb, files in ./saves;
//                                              mirror protocol on standard input and output
//   node run.mjs VM each MODULE FUNCTION [ARG ...]
//                                              print each item that the function yields for the
//                                              arguments, without them for the lines of the input
//
// VM is the folder of its package. MICROPYPATH lists the folders with the modules.

import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { randomBytes } from "node:crypto";
import { Handheld, startVm, toHex } from "./machine.mjs";

const STORE = "saves"; // as in the firmware's hal/sim.py
// Single modules and the firmware's own packages: of an installed cubekeeper, all that others have
// installed lies beside them.
const KEPT = /^([^/]+|cubekeeper(_text)?\/.*)\.(py|mpy|ckf|ckc)$/;
const IO_ERROR = 5;

function* modules() {
  for (const folder of process.env.MICROPYPATH.split(path.delimiter)) {
    for (const file of fs.readdirSync(folder, { recursive: true })) {
      const name = file.split(path.sep).join("/");
      if (KEPT.test(name)) yield [name, fs.readFileSync(path.join(folder, file))];
    }
  }
}

process.stdout.on("error", () => process.exit(1)); // nobody reads any more

/** What a change of the files came to: 0, or the number of the error. */
function done(change) {
  try {
    change();
    return 0;
  } catch (error) {
    return error.errno ? -error.errno : IO_ERROR;
  }
}

function put(flags, name, hex) {
  return done(() => {
    const file = fs.openSync(path.join(STORE, name), flags);
    try {
      fs.writeSync(file, Buffer.from(hex, "hex"));
      fs.fsyncSync(file);
    } finally {
      fs.closeSync(file);
    }
  });
}

const page = {
  send: (text) => process.stdout.write(text),
  random: (count) => toHex(randomBytes(count)),
  names: () => fs.readdirSync(STORE).join("/"),
  read: (name) =>
    fs.existsSync(path.join(STORE, name)) ? fs.readFileSync(path.join(STORE, name), "hex") : null,
  write: (name, hex) => put("w", name, hex),
  append: (name, hex) => put("a", name, hex),
  remove: (name) => done(() => fs.unlinkSync(path.join(STORE, name))),
  rename: (name, to) => done(() => fs.renameSync(path.join(STORE, name), path.join(STORE, to))),
};

function stopped(error) {
  if (error) process.stdout.write(error.message + "\n");
  process.exitCode = error ? 1 : 0;
  process.stdin.destroy(); // it would keep the program going
}

function board(vm) {
  fs.mkdirSync(STORE, { recursive: true });
  const handheld = new Handheld(vm, fs.readFileSync("board.ckb"), page, stopped);
  process.stdin.on("data", (data) => handheld.send(data.toString("latin1")));
  process.stdin.on("end", () => handheld.send("q\n"));
}

function each(vm, module, name, given) {
  const lines = given.length ? given : fs.readFileSync(0, "utf8").split("\n").filter(Boolean);
  vm.globals.set("_lines", lines.join("\n"));
  const call = given.length ? "*_lines.split('\\n')" : "_lines.split('\\n') if _lines else []";
  vm.runPython(`from ${module} import ${name} as _each\n_items = iter(_each(${call}))`);
  // One call for each item: only between calls does this VM collect its garbage.
  const next = "try:\n _item = next(_items)\nexcept StopIteration:\n _item = None";
  for (;;) {
    vm.runPython(next);
    const item = vm.globals.get("_item");
    if (item === null) return;
    process.stdout.write(item + "\n");
  }
}

const [folder, program, ...rest] = process.argv.slice(2);
const { loadMicroPython } = await import(pathToFileURL(path.join(folder, "micropython.mjs")));
const binary = path.join(folder, "micropython.wasm");
const write = (data) => process.stdout.write(data);
const vm = await startVm(loadMicroPython, binary, modules(), write);
try {
  if (program === "board") board(vm);
  else each(vm, rest[0], rest[1], rest.slice(2));
} catch (error) {
  stopped(error);
}
