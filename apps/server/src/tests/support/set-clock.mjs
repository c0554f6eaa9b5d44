/*
 * This module is loaded before a server in its own process (`node --import`), in each of its threads. It sets the clock from the
 * file that CLOCK names: by how many ms the date is wrong, and how many ms are added to the elapsed time.
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
