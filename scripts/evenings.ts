import { chromium } from '@playwright/test';
import { installedBrowser } from '../scripts/browser.mjs';
import { AppServer } from '../e2e/app-server.ts';
import { type EveningIncident, playEvening } from '../e2e/evenings/evening.ts';

/** The default number of evenings. */
const USUAL = 5;
/** The default number of moves per evening: more than a deal. */
const MOVES = 36;

const INCIDENTS: readonly EveningIncident[] = [
  'taking back', 'ended game', 'kill', 'last deal', 'update', 'leaving', 'last one leaves',
];

/**
 * Plays evenings of all games in turn, from the given one, and prints the differences between screens and server in each. An
 * evening that gets stuck does not prevent the others.
 */
const [count = USUAL, moves = MOVES, first = 1] = process.argv.slice(2).map(Number);
const executablePath = installedBrowser();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox', '--disable-gpu'] });
let [screens, wrong, stuck] = [0, 0, 0];
try {
  for (let number = first - 1; number < first - 1 + count; number++) {
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
    } catch (error) {
      stuck += 1;
      console.log(`evening ${number + 1} has stopped: ${String(error)}`);
    } finally {
      await Promise.all(browser.contexts().map((context) => context.close()));
      await server.close();
    }
  }
} finally {
  await browser.close();
}
const stopped = stuck === 0 ? '' : `, ${stuck} evenings that have stopped`;
console.log(`${count} evenings, ${screens} screens read, ${wrong} differences older than 2 s${stopped}`);
process.exitCode = wrong + stuck > 0 ? 1 : 0;
