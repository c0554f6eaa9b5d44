// @vitest-environment happy-dom
import { defaultOptions, findGame, seatsFrom } from '@chinwag/rules';
import { cleanup, render, screen as page, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { PackContext } from '../language/language.ts';
import { GAMES } from './catalogue.ts';
import { peopleAt } from '../board/testing/fixture.ts';

afterEach(cleanup);

const nothing = (): void => undefined;

describe.each(GAMES)('the list of the other players in $title', ({ id, seats, pack, screen: load }) => {
  it('CW4.1, CS1.1, CH2.1, CP2.1, CN2.1, SL3.1: is read in turn order, the next player first', async () => {
    const { Board, game } = await load();
    const people = peopleAt(seats.max, 0);
    const setup = { seats: seats.max, owner: 0, options: defaultOptions<object>(game.options), seed: '2b'.repeat(32) };
    const started = findGame(id)?.begin(setup).state;
    if (started === undefined) throw new Error(`${id} cannot be played`);
    render(
      <PackContext value={pack}>
        <Board
          {...people}
          {...{ play: nothing, explain: nothing, open: nothing }}
          state={game.hide(started, 0)}
          gameKey="g1"
          log={[]}
          legalMoves={[]}
          check={() => null}
          sending={false}
        />
      </PackContext>,
    );
    const list = page.getByRole('list', { name: /in turn order/ });
    const read = within(list).getAllByRole('listitem').map(({ textContent }) => textContent);
    const inTurn = seatsFrom(0, seats.max, game.direction).slice(1);
    expect(inTurn.map((seat, k) => read[k]?.includes(people.players[seat]?.name ?? '?'))).toEqual(inTurn.map(() => true));
  });
});
