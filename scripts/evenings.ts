import { chromium } from '@playwright/test';
import { installedBrowser } from '../scripts/browser.mjs';
import { AppServer } from '../e2e/app-server.ts';
import { type EveningIncident, playEvening } from '../e2e/evenings/evening.ts';

/** How many evenings are played if nothing else is asked for. */
const USUAL = 5;
/** How many moves friends make at an evening, if nothing else is asked for: a deal and more. */
const MOVES = 36;

const INCIDENTS: readonly EveningIncident[] = [
  'taking back', 'ended game', 'kill', 'last deal', 'update', 'leaving', 'last one leaves',
];

/** Plays evenings of all games in turn, and says of each what screens said otherwise than it was. */
const [count = USUAL, moves = MOVES] = process.argv.slice(2).map(Number);
const executablePath = installedBrowser();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox', '--disable-gpu'] });
let [screens, wrong] = [0, 0];
try {
  for (let number = 0; number < count; number++) {
    const server = await AppServer.open();
    try {
      const { game, moves: made, screensRead, differences, compared } = await playEvening(browser, server, {
        number, moves, incidents: INCIDENTS,
      });
      screens += screensRead;
      wrong += differences.length;
      const facts = [...compared].map(([kind, times]) => `${kind} ${times}`).join(', ');
      console.log(`evening ${number + 1}, ${game}: ${made} moves, ${screensRead} screens read (${facts})`);
      for (const { after, screen, kind, about, is, said } of differences) {
        console.log(`  after ${after}: ${screen} says of ${about} (${kind}) "${said}", and it is "${is}"`);
      }
    } finally {
      await server.close();
    }
  }
} finally {
  await browser.close();
}
console.log(`${count} evenings, ${screens} screens read, ${wrong} differences older than 2 s`);
process.exitCode = wrong > 0 ? 1 : 0;
