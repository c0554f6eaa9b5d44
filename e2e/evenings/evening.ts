import type { Browser, Page } from '@playwright/test';
import { granted } from '../../apps/server/src/tests/support/api.ts';
import { botsMove } from '../../apps/server/src/tests/support/play.ts';
import type { AppServer } from '../app-server.ts';
import { PLAYED } from '../games.ts';
import { newerBuild } from '../newer-build.ts';
import type { TakeTurn } from '../played-game.ts';
import { press } from '../player.ts';
import type { ScreenDifference } from './probe.ts';
import { EveningTable } from './table.ts';

/** The games of evenings, in turn. */
const EVENING_GAMES = PLAYED.filter(({ shown }) => shown !== null);

/** An incident of an evening, in addition to its moves and the race of the host's two tabs to start. */
export type EveningIncident = 'taking back' | 'kill' | 'update' | 'ended game' | 'last deal' | 'leaving' | 'last one leaves';

/** The game, the number of moves, and the incidents of an evening. */
export interface EveningPlan {
  /** The number of the evening, from 0, which selects the game. */
  readonly number: number;
  /** The number of moves that friends make. */
  readonly moves: number;
  /** The incidents, in order, between the moves. */
  readonly incidents: readonly EveningIncident[];
}

/** The comparisons between screens and server in an evening, with the differences found. */
export interface ScreensReport {
  readonly game: string;
  readonly moves: number;
  readonly screensRead: number;
  /** The differences between screens and server that lasted longer than the tolerance. */
  readonly differences: readonly (ScreenDifference & { readonly after: string })[];
  /** The number of comparisons of each kind of fact. */
  readonly compared: ReadonlyMap<string, number>;
}

/**
 * Plays an evening, and checks all screens after every step. Sheets stay open, except for the player to act. Resolves with the
 * report. Rejects if the evening cannot continue.
 */
export async function playEvening(browser: Browser, server: AppServer, plan: EveningPlan): Promise<ScreensReport> {
  const played = EVENING_GAMES[plan.number % EVENING_GAMES.length];
  if (played === undefined) throw new Error('no game is known of which an evening could be played');
  const table = await EveningTable.gather(browser, server, played.id);
  const differences: ScreensReport['differences'][number][] = [];
  const look = async (after: string): Promise<void> => {
    for (const found of await table.probe.differences()) differences.push({ ...found, after });
  };
  try {
    const incidents = [...plan.incidents];
    const every = Math.max(1, Math.floor(plan.moves / (incidents.length + 1)));
    let takeTurn = played.turns();
    await look('the start');
    let moves = 0;
    while (moves < plan.moves) {
      if (!(await moveOnce(table, takeTurn))) {
        if (table.probe.facts.result === null || !(await table.playAgain())) break;
        takeTurn = played.turns();
        await look('the next game');
        continue;
      }
      moves += 1;
      await look(`move ${moves}`);
      const incident = moves % every === 0 ? incidents.shift() : undefined;
      if (incident === undefined) continue;
      await HAPPENS[incident](table);
      await look(incident);
    }
    for (const incident of incidents) {
      await HAPPENS[incident](table);
      await look(incident);
    }
    return { game: played.id, moves, screensRead: table.probe.read, differences, compared: table.probe.compared };
  } finally {
    await table.close();
  }
}

/**
 * Makes one move of a friend with a pending decision, by hand or over the connection. Resolves with whether there was such a
 * friend. Rejects if the table refuses the move, or no press makes a move.
 */
export async function moveOnce(table: EveningTable, takeTurn: TakeTurn): Promise<boolean> {
  const asked = await table.asked();
  if (asked === null) return false;
  const { page, hand } = asked;
  if (hand !== null) {
    await hand.until(() => hand.isToMove);
    const answer = await hand.move(botsMove(hand));
    if (!answer.ok && answer.code !== 'sequence-old') granted(answer);
    return true;
  }
  const { version } = table.probe.facts;
  for (let step = 0; table.probe.facts.version === version; step++) {
    if (step > 20) throw new Error(`${page.url()}: nothing that was pressed was a move`);
    if (await page.locator('dialog[open]').first().isVisible()) await page.keyboard.press('Escape');
    const goOn = page.getByRole('button', { name: 'Go to the next game' });
    if (await goOn.isVisible()) await press(goOn);
    await takeTurn(page);
    await page.waitForTimeout(50);
  }
  return true;
}

const HAPPENS: Readonly<Record<EveningIncident, (table: EveningTable) => Promise<void>>> = {
  /** Lets the first player who can do so take a move back by hand, with everybody's consent. */
  'taking back': async ({ screens }) => {
    const pages = [...screens.values()].map(({ page }) => page);
    for (const page of pages) {
      const ask = page.getByRole('button', { name: 'Ask to take your last move back' });
      if (!(await ask.isVisible())) continue;
      await press(ask);
      for (const other of pages) await press(other.getByRole('button', { name: /^(?:Yes, take it back|Sí, que se retire)$/ }));
      return;
    }
  },
  kill: (table) => table.killServer(),
  update: async (table) => {
    const newer = newerBuild();
    table.whenOver(() => newer.remove());
    await table.killServer(newer.path);
  },
  'ended game': async (table) => {
    await agreeOn(table, 'End the game now');
    await table.playAgain();
  },
  'last deal': (table) => agreeOn(table, 'Make this deal the last'),
  leaving: async (table) => {
    const { page } = table.screen('Zofia');
    if (await page.locator('dialog[open]').first().isVisible()) await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Table menu' }).click();
    await page.getByRole('button', { name: 'Leave the table' }).click();
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await table.isGone('Zofia');
  },
  'last one leaves': async (table) => {
    for (const name of table.screens.keys()) if (name !== 'Television') await table.isGone(name);
  },
};

/** Makes a proposal from the table's menu as the host, to which everybody agrees. */
async function agreeOn(table: EveningTable, what: string): Promise<void> {
  const { page } = table.screen('Marta');
  if (await page.locator('dialog[open]').first().isVisible()) await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('button', { name: 'End the game, or take a break' }).click();
  await page.getByRole('dialog').getByRole('button', { name: what }).click();
  for (const name of table.probe.facts.names) {
    const asked = name === 'Marta' ? undefined : table.screens.get(name);
    if (asked !== undefined) await agree(asked.page);
  }
}

/** Makes a friend close the sheet that covers the question, and agree. Rejects if the question does not come. */
async function agree(page: Page): Promise<void> {
  const yes = page.getByRole('button', { name: /^(?:Agree|De acuerdo)$/ });
  await yes.waitFor({ state: 'attached' });
  if (await page.locator('dialog[open]').first().isVisible()) await page.keyboard.press('Escape');
  await yes.click();
}
