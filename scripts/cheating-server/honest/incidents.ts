import type { Dice } from '../../../apps/server/src/tests/simulation/dice.ts';
import type { Evening } from './game.ts';
import { HonestDevice } from './honest-device.ts';
import type { Page } from './page.ts';

/** The time of an incident: after a number of messages about numbers, or before a number of moves. */
type Moment = { readonly phase: 'start'; readonly step: number } | { readonly phase: 'game'; readonly move: number };

/** A random incident to people or the server while a game is starting or in progress. */
export interface Incident {
  readonly at: Moment;
  readonly happen: (evening: Evening) => Promise<void> | void;
}

/** The kinds of incidents, with their relative frequencies. */
const KINDS: readonly (readonly [often: number, happen: Incident['happen']])[] = [
  [5, drop],
  [4, reload],
  [3, secondTab],
  [2, secondDevice],
  [3, slowPhone],
  [2, restart],
  [4, kill],
  [3, missedRound],
  [2, spectator],
  [2, takesSeat],
  [2, rename],
  [3, restore],
  [3, update],
  [3, forget],
  [2, leave],
];

/** Returns the incidents of one game: often none or one, sometimes more. */
export function incidentsBy(dice: Dice): readonly Incident[] {
  const count = dice.happens(300) ? 0 : dice.happens(600) ? 1 : dice.between(2, 5);
  const all = KINDS.flatMap(([often, happen]) => Array.from({ length: often }, () => happen));
  return Array.from({ length: count }, () => ({
    at: dice.happens(550)
      ? { phase: 'start' as const, step: dice.below(7) }
      : { phase: 'game' as const, move: dice.below(dice.happens(500) ? 20 : 150) },
    happen: dice.pick(all),
  }));
}

function anyPage({ pages, dice }: Evening): Page | undefined {
  const up = pages.filter(({ isUp }) => isUp);
  return up.length === 0 ? undefined : dice.pick(up);
}

function drop(evening: Evening): void {
  const page = anyPage(evening);
  if (page === undefined) return;
  evening.note(page.device, 'drop');
  page.drop();
  const { time } = evening.table;
  time.after(evening.dice.between(50, evening.dice.happens(700) ? 3000 : 40_000), () => {
    if (page.device.pages.has(page) && !page.isUp) page.takeUp();
  });
}

function reload(evening: Evening): void {
  const page = anyPage(evening);
  if (page === undefined) return;
  const { guest, device } = page;
  evening.note(device, 'reload');
  page.close(evening.dice.happens(500) ? 'left' : 'ended');
  evening.table.time.after(evening.dice.between(50, 3000), () => evening.comeBack(guest, device));
}

function secondTab(evening: Evening): void {
  const page = anyPage(evening);
  if (page === undefined) return;
  evening.note(page.device, 'second tab');
  evening.come(page.guest, page.device);
}

function secondDevice(evening: Evening): void {
  const page = anyPage(evening);
  if (page === undefined) return;
  const device = new HonestDevice(page.device.owner);
  evening.note(device, 'second device');
  evening.note(page.device, 'second device');
  evening.come(page.guest, device);
}

function slowPhone(evening: Evening): void {
  const page = anyPage(evening);
  if (page === undefined || evening.table.room.live.table.run !== null) return;
  evening.note(page.device, 'slow');
  page.delay = evening.dice.between(1200, 2700);
}

async function restart(evening: Evening): Promise<void> {
  evening.noteForAll('restart');
  await evening.table.restart();
}

async function kill(evening: Evening): Promise<void> {
  evening.noteForAll('kill');
  await evening.table.kill();
}

/** Kills the server in a round, and again in the next round, of which a device receives nothing. */
async function missedRound(evening: Evening): Promise<void> {
  const [, ...others] = evening.devices;
  const page = others.flatMap(({ pages }) => [...pages]).find(({ isUp }) => isUp);
  if (page === undefined) return kill(evening);
  const comeBack = (): void => {
    if (!page.isAway) return;
    page.isAway = false;
    if (page.device.pages.has(page)) page.connect();
  };
  evening.note(page.device, 'missed a round');
  page.isAway = true;
  page.drop();
  await kill(evening);
  evening.plan(2, async () => {
    await kill(evening);
    evening.table.time.after(50, comeBack);
  });
  evening.table.time.after(30_000, comeBack);
}

function spectator(evening: Evening): void {
  evening.note(evening.come(evening.stranger()).device, 'came as a spectator');
}

/** Lets a person take a bot's seat, during the game or before it. */
async function takesSeat(evening: Evening): Promise<void> {
  const { record } = evening.table.room.live.table;
  const seat = record.seats.findIndex(({ kind }) => kind === 'bot');
  const page = evening.come(evening.stranger());
  evening.note(page.device, 'took a seat');
  page.delay = 0;
  if (seat >= 0) void page.request('sit', { seat });
}

function rename(evening: Evening): void {
  const page = anyPage(evening);
  if (page !== undefined) void page.request('rename', { name: `${page.guest.name} II` });
}

/** Stops the server and restores an earlier backup. */
async function restore(evening: Evening): Promise<void> {
  evening.noteForAll('restore');
  await evening.restore();
}

/** Restarts the server with a different version of the rules, or the earlier one. All pages then reload. */
async function update(evening: Evening): Promise<void> {
  evening.noteForAll('update');
  evening.pageVersion = evening.pageVersion === 'same' ? 'other' : 'same';
  await evening.table.restart();
  for (const page of evening.pages) {
    const { guest, device } = page;
    page.close('left');
    evening.table.time.after(evening.dice.between(50, 3000), () => evening.comeBack(guest, device));
  }
}

/** Erases a player, while the others continue. */
function forget(evening: Evening): void {
  const seated = evening.seated();
  if (seated.length > 1) evening.forget(evening.dice.pick(seated));
}

/** Closes a player's page during the game for good. */
function leave(evening: Evening): void {
  const page = anyPage(evening);
  if (page === undefined || !evening.isOn) return;
  evening.note(page.device, 'left');
  page.close('left');
}
