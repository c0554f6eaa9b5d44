/*
 * Loaded before a server in a process of its own (`node --import`), in each of its threads: sets its clock as the file says that
 * CLOCK names: by how many ms the date is wrong, and how many ms have passed more than did.
 */
import { readFileSync } from 'node:fs';

const RealDate = Date;
const passing = performance.now.bind(performance);
const [WRONG, PASSED] = [0, 1];

function setBy(which) {
  return Number(readFileSync(process.env.CLOCK, 'utf8').split(' ')[which]);
}

globalThis.Date = class extends RealDate {
  constructor(...given) {
    super(...(given.length === 0 ? [globalThis.Date.now()] : given));
  }

  static now() {
    return RealDate.now() + setBy(WRONG) + setBy(PASSED);
  }
};
performance.now = () => passing() + setBy(PASSED);
