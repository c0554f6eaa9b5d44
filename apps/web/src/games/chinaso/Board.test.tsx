// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { chinaso, type ChinasoMove } from '@chinwag/rules/chinaso';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Board } from './Board.tsx';
import { cards, lawful, type StateFields, sets, viewAt } from './testing/fixture.ts';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

function boardAt(moment: StateFields) {
  const view = viewAt(0, moment);
  const check = (move: ChinasoMove) => chinaso.check(view.state, 0, move);
  const nothing = () => undefined;
  const made: ChinasoMove[] = [];
  const shown = render(
    <Board
      {...view} gameKey="g1.0" log={[]} legalMoves={lawful(view)} check={check}
      play={(move) => made.push(move)} explain={nothing} open={nothing} sending={false}
    />,
  );
  return { ...shown, made };
}

function handAt(moment: StateFields): readonly string[] {
  const hand = boardAt(moment).getByRole('listbox', { name: /^Your hand/ });
  return [...hand.querySelectorAll('[role=option]')].map((option) => option.querySelector('.visually-hidden')?.textContent ?? '');
}

test('once the player is down, only cards that fit a set on the table are marked', () => {
  const table = [sets('8S 8C 8D'), sets('4H 5H 6H 7H'), [], []];
  const hands = [cards('8H KS 3H'), cards('2C'), cards('2D'), cards('2H')];
  const down: StateFields = { phase: { name: 'play', seat: 0, wentDown: false }, deal: { hands, table } };
  expect(handAt(down)).toEqual(['king of spades', '3 of hearts, fits', '8 of hearts, fits']);
});

test('no card is marked as fitting before the player is down', () => {
  const table = [[], sets('4H 5H 6H 7H'), [], []];
  const hands = [cards('8H KS 3H'), cards('2C'), cards('2D'), cards('2H')];
  const waiting: StateFields = { phase: { name: 'play', seat: 0, wentDown: false }, deal: { hands, table } };
  expect(handAt(waiting).filter((name) => name.includes('fits'))).toEqual([]);
});

test.each([
  ['to draw or take', /Draw, or take/, {
    phase: { name: 'draw', seat: 0 },
    deal: { hands: [cards('8S 8C KS'), cards('2C'), cards('2D'), cards('2H')], live: { seat: 3, card: 'KD' } },
  }],
  ['to buy', /^Buy /, {
    phase: { name: 'buying', seat: 1, asked: [0, 2], waiting: [0, 2], answers: [null, null, null, null] },
    deal: { hands: [cards('8S 8C KS'), cards('2C'), cards('2D'), cards('2H')], live: { seat: 3, card: 'KD' } },
  }],
  ['to discard', /Discard one card/, {
    phase: { name: 'play', seat: 0, wentDown: false },
    deal: { hands: [cards('8S 8C KS 2S'), cards('2C'), cards('2D'), cards('2H')] },
  }],
] as const satisfies readonly (readonly [string, RegExp, StateFields])[])(
  'the status line keeps its question while cards are chosen: %s',
  (_, asked, moment) => {
    const { getByRole, container } = boardAt(moment);
    const line = () => container.querySelector('.status-line')?.textContent?.replaceAll(/\s+/g, ' ') ?? '';
    const before = line();
    expect(before).toMatch(asked);
    for (const card of ['8 of spades', '8 of clubs', 'king of spades']) fireEvent.click(getByRole('option', { name: card }));
    expect(line()).toMatch(asked);
    expect(line()).not.toBe(before);
  },
);

test('a sheet shows all sets and the question, lays the chosen card on a press, and then closes', () => {
  const table = [sets('8S 8C 8D'), sets('4H 5H 6H 7H'), [], []];
  const hands = [cards('8H KS 3H'), cards('2C'), cards('2D'), cards('2H')];
  const down: StateFields = { phase: { name: 'play', seat: 0, wentDown: false }, deal: { hands, table } };
  const { getByRole, queryByRole, getAllByRole, made } = boardAt(down);
  expect(queryByRole('dialog')).toBeNull();
  fireEvent.click(getByRole('option', { name: /^8 of hearts/ }));
  fireEvent.click(getByRole('button', { name: 'All sets, enlarged' }));
  expect(getByRole('dialog').textContent).toContain('Your turn');
  const [place] = getAllByRole('button', { name: /8 of hearts/ }).filter((button) => getByRole('dialog').contains(button));
  if (place !== undefined) fireEvent.click(place);
  expect(made).toEqual([{ type: 'layOff', card: '8H', place: { seat: 0, index: 0, end: null } }]);
  expect(queryByRole('dialog')).toBeNull();
});

describe('the piles', () => {
  const hands = [cards('8S 8C KS'), cards('2C'), cards('2D'), cards('2H')];
  const drawing: StateFields = { phase: { name: 'draw', seat: 0 }, deal: { hands, live: { seat: 3, card: 'KD' } } };
  const pilesOf = ({ container }: ReturnType<typeof boardAt>) => [...container.querySelectorAll('.chinaso-piles button')];

  test('can be touched, or dragged into the hand, to draw or to take the discard', () => {
    const shown = boardAt(drawing);
    const piles = pilesOf(shown);
    expect(piles.map((pile) => pile.getAttribute('data-grab'))).toEqual(['to-hand', 'to-hand']);
    for (const pile of piles) fireEvent.click(pile);
    expect(shown.made).toEqual([{ type: 'drawStock' }, { type: 'takeDiscard', use: null }]);
  });

  test('are not buttons for illegal moves, such as a discard for a player who is down', () => {
    const down: StateFields = { ...drawing, deal: { ...drawing.deal, table: [sets('9S 9C 9D'), [], [], []] } };
    expect(pilesOf(boardAt(down))).toHaveLength(1);
    cleanup();
    expect(pilesOf(boardAt({ ...drawing, phase: { name: 'draw', seat: 1 } }))).toEqual([]);
  });
});
