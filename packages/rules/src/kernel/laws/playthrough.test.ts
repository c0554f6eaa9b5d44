import { asHiddenState } from '../game.ts';
import { expect, test } from 'vitest';
import { goldenPlaythrough } from './playthrough.ts';
import { randomFrom } from './random.ts';
import { randomChooser } from './random-play.ts';
import { pennies } from './toy/pennies.ts';

const setup = { seats: 3, owner: 0, options: { deals: 2 }, seed: '01'.repeat(32) };
/** A viewer and the digits of their seal, in a line of seals. */
const SEAL = /\w+ [0-9a-f]{8}/g;

test('a playthrough prints every move and event, and what each viewer sees', async () => {
  const text = goldenPlaythrough(pennies, setup, randomChooser(pennies, randomFrom(1)));
  await expect(text).toMatchFileSnapshot('./toy/golden/three-seats.txt');
});

test('one extra card shown to one viewer changes that viewer’s seal from then on, and no other', () => {
  const shown: typeof pennies.hideEvent = (event, viewer, state) =>
    event.type === 'exchanged' && event.seat !== viewer && viewer === 0 ? event : pennies.hideEvent(event, viewer, state);
  const [honest, leaky] = [pennies, { ...pennies, hideEvent: shown }].map(sealsPrinted);
  expect(leaky).toHaveLength(honest?.length ?? 0);
  expect(leaky?.at(0)).toBe(honest?.at(0));
  expect(sealsThatDiffer(honest?.at(-1), leaky?.at(-1))).toEqual(['0']);
});

test('a hand that a spectator sees for one moment changes their seal from then on, and no other', () => {
  const hide: typeof pennies.hide = (state, viewer) =>
    viewer === 'spectator' && state.gone === 3 ? asHiddenState(state) : pennies.hide(state, viewer);
  const [honest, leaky] = [pennies, { ...pennies, hide }].map(sealsPrinted);
  expect(leaky?.at(0)).toBe(honest?.at(0));
  expect(sealsThatDiffer(honest?.at(-1), leaky?.at(-1))).toEqual(['spectator']);
});

function sealsPrinted(game: typeof pennies): readonly string[] {
  const text = goldenPlaythrough(game, setup, randomChooser(game, randomFrom(1)));
  return text.split('\n').filter((line) => line.startsWith('  sealed '));
}

/** Returns the viewers whose seals differ in two lines. */
function sealsThatDiffer(one = '', other = ''): readonly string[] {
  const others = other.match(SEAL) ?? [];
  return (one.match(SEAL) ?? []).filter((seal, at) => seal !== others[at]).map((seal) => seal.split(' ')[0] ?? '');
}
