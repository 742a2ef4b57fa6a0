// The handheld's files in the browser: each a line of hex digits in localStorage, which keeps it
// before the call returns. Only the tab that has the lock may touch them.

const PREFIX = "cubekeeper/";
const NO_ENTRY = 2; // errno: no such file
const IO_ERROR = 5;
const NO_SPACE = 28;

/**
 * Wait until this tab has the handheld for itself. `busy` is called when another tab has it; what
 * it returns is a promise of the player wanting it here. `taken` is called when another tab wants
 * it: it must stop using the files before it returns. False where the browser has no locks.
 */
export async function claim(busy, taken) {
  if (!navigator.locks) return false;
  const channel = new BroadcastChannel("cubekeeper");
  const ask = (options) =>
    new Promise((resolve) => {
      navigator.locks.request("cubekeeper", options, (lock) => {
        resolve(lock !== null);
        if (lock === null) return undefined;
        return new Promise((release) => {
          channel.onmessage = () => {
            taken();
            channel.onmessage = null;
            release();
          };
        });
      });
    });
  if (await ask({ ifAvailable: true })) return true;
  await busy();
  const granted = ask({});
  channel.postMessage("mine");
  return granted;
}

/** The page's files for the firmware's hal/web.py. With `kept` false nothing can be saved. */
export function makeFiles(kept) {
  const key = (name) => PREFIX + name;
  let storage = null;
  try {
    storage = window.localStorage;
  } catch {
    // the player has forbidden it: every save fails, and the handheld says so
  }
  const change = (act) => {
    if (!kept || !storage) return IO_ERROR;
    try {
      return act() ?? 0;
    } catch {
      return NO_SPACE;
    }
  };
  const read = (name) => storage?.getItem(key(name)) ?? null;
  return {
    names: () =>
      Object.keys(storage ?? {})
        .filter((name) => name.startsWith(PREFIX))
        .map((name) => name.slice(PREFIX.length))
        .join("/"),
    read,
    write: (name, hex) => change(() => storage.setItem(key(name), hex)),
    append: (name, hex) => change(() => storage.setItem(key(name), (read(name) ?? "") + hex)),
    remove: (name) =>
      change(() => (read(name) === null ? NO_ENTRY : storage.removeItem(key(name)))),
    rename: (name, to) =>
      change(() => {
        if (read(name) === null) return NO_ENTRY;
        storage.setItem(key(to), read(name));
        storage.removeItem(key(name));
        return 0;
      }),
  };
}
