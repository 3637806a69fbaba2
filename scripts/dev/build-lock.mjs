// @ts-check
/** One build at a time: builds share the pictures and texts that Astro keeps in `.cache`. */
import { randomUUID } from 'node:crypto';
import {
  linkSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';

/** How often a holder shows that it is alive, and a waiting build looks, in milliseconds. */
const BEAT_MS = 250;
/** After how many looks without a sign of life a lock counts as left behind: 15 seconds. */
const TIMEOUT_MS = 60;

/**
 * Does some work while nobody else holds the lock; waits for whoever does.
 *
 * @template Result
 * @param {string} file the lock: a file that exists while somebody holds it, in a folder that exists
 * @param {() => Promise<Result>} work
 * @param {(holder: number) => void} sayWaiting told once, with the holder's process id, when there is
 *   somebody to wait for
 * @returns {Promise<Result>} what the work returns; what it throws is thrown on
 */
export async function holdingLock(file, work, sayWaiting) {
  const mine = `${process.pid} ${randomUUID()}`;
  await take(file, mine, sayWaiting);
  const beat = setInterval(() => {
    if (look(file)?.text === mine) utimesSync(file, new Date(), new Date());
  }, BEAT_MS);
  const giveBack = () => {
    if (look(file)?.text === mine) rmSync(file, { force: true });
  };
  process.once('exit', giveBack);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    process.off('exit', giveBack);
    giveBack();
  }
}

/**
 * @param {string} file
 * @param {string} mine
 * @param {(holder: number) => void} sayWaiting
 */
async function take(file, mine, sayWaiting) {
  let looks = 0;
  let seen = '';
  let hasSaid = false;
  while (!create(file, mine)) {
    const held = look(file);
    if (!held) continue;
    const holder = Number.parseInt(held.text, 10);
    const sign = `${held.text} ${held.changed}`;
    looks = sign === seen ? looks + 1 : 0;
    seen = sign;
    if (isEnded(holder) || looks > TIMEOUT_MS) {
      putAway(file, held.text);
      continue;
    }
    if (!hasSaid && Number.isInteger(holder)) {
      hasSaid = true;
      sayWaiting(holder);
    }
    await new Promise((resolve) => setTimeout(resolve, BEAT_MS));
  }
}

/**
 * @param {string} file
 * @param {string} mine
 * @returns {boolean} false when there is such a file already
 */
function create(file, mine) {
  try {
    writeFileSync(file, mine, { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
}

/** @param {string} file */
function look(file) {
  try {
    return { text: readFileSync(file, 'utf8'), changed: statSync(file).mtimeMs };
  } catch {
    // Given back in this moment.
    return undefined;
  }
}

/**
 * Whether a process has ended for certain. Another one may have its id by now, in a container even
 * this one: then the lock's age decides.
 *
 * @param {number} pid
 */
function isEnded(pid) {
  if (!Number.isInteger(pid)) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH';
  }
}

/**
 * Takes away a lock that was left behind. Of two that try at once, one may have a new lock in its
 * hands, and puts it back.
 *
 * @param {string} file
 * @param {string} text what the lock left behind says
 */
function putAway(file, text) {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
    if (readFileSync(aside, 'utf8') !== text) linkSync(aside, file);
  } catch {
    // Somebody else was faster.
  }
  rmSync(aside, { force: true });
}
