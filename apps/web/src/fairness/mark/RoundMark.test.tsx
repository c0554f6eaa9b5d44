// @vitest-environment happy-dom
import { roundMark } from '@chinwag/rules/fair';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadMessages, speak } from '../../language/load.ts';
import { deviceEvidence } from '../evidence.ts';
import { askedFor, shuffledWith, YOU } from '../testing/playedBy.ts';
import { Witness } from '../witness.ts';
import { PICTURES } from './pictures.ts';
import { RoundMark } from './RoundMark.tsx';

beforeEach(async () => {
  localStorage.clear();
  await loadMessages('fairness');
});
afterEach(async () => {
  cleanup();
  localStorage.clear();
  await speak('en');
});

/** Returns the texts that the menu shows about a game's mark: the explanation, and its words. */
function shownMark(gameId: string): readonly (string | null)[] {
  const { container } = render(<RoundMark gameId={gameId} />);
  return [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
}

/** Runs a round on a device, with the same data from the server for every device. */
async function roundOnDevice(gameId: string) {
  const round = await shuffledWith(new Witness(() => YOU), askedFor(gameId));
  return roundMark(round) ?? [];
}

describe('the mark of the round in the menu', () => {
  it.each(['en', 'es', 'pl'] as const)('names the same three pictures in every language (%s)', async (language) => {
    const mark = await roundOnDevice('compared');
    await speak(language);
    expect(shownMark('compared').at(1)).toBe(mark.map((picture) => PICTURES[picture]?.[language]).join(' · '));
  });

  it('asks to compare it aloud when this device gave a number', async () => {
    await roundOnDevice('compared');
    expect(shownMark('compared').at(0)).toBe('Compare it aloud: everybody must see the same mark.');
  });

  it('says that it proves nothing when this device gave no number', async () => {
    await shuffledWith(new Witness(() => YOU), askedFor('looked-on'));
    deviceEvidence.save('looked-on', '', (game) => ({ ...game, rounds: game.rounds.map((round) => ({ ...round, own: null })) }));
    expect(shownMark('looked-on').at(0)).toContain('proves nothing');
  });

  it('is hidden before all numbers are in, and when the commitments came after them', async () => {
    await shuffledWith(new Witness(() => YOU), askedFor('early'));
    const { rounds = [] } = deviceEvidence.of('early') ?? {};
    deviceEvidence.save('early', '', (game) => ({ ...game, rounds: rounds.map((round) => ({ ...round, given: null })) }));
    expect(shownMark('early')).toEqual([]);
    deviceEvidence.save('early', '', (game) => ({ ...game, rounds: rounds.map((round) => ({ ...round, bound: null })) }));
    expect(shownMark('early')).toEqual([]);
    expect(shownMark('never-played')).toEqual([]);
  });
});
