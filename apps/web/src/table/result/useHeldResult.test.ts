// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { chinkway } from '@chinwag/rules/chinkway';
import { afterEach, describe, expect, it } from 'vitest';
import { testGame } from '../../games/chinkway/testing/fixture.ts';
import type { GameOnTable } from '../../session/gameSession.ts';
import type { TableView } from '../../session/tableView.ts';
import { seenBy } from '../../stories/playedGame.ts';
import { storyTable } from '../../stories/storyTable.tsx';
import { onTable, trickOf } from '../testing/gameOnTable.ts';
import { useHeldResult } from './useHeldResult.ts';

const played = testGame().findLast(({ after }) => chinkway.result(after) !== null);
const [last] = played === undefined ? [] : seenBy(chinkway, [played], 0);
if (last === undefined) throw new Error('the tests’ game comes to no result');
const OVER = last.after;

const finished = storyTable({ status: 'finished', gameId: 'g1' });
const gathering = storyTable({ status: 'gathering', gameId: 'g1' });
const playing = storyTable({ status: 'playing', gameId: 'g2' });
const over = onTable(OVER, { gameId: 'g1' });
const next = onTable(trickOf(2), { gameId: 'g2' });

afterEach(cleanup);

/** Shows a table that reaches its result to one viewer. */
function looking(game: GameOnTable = over) {
  const { result, rerender } = renderHook(({ table, on }: { table: TableView; on: GameOnTable }) => useHeldResult(table, on), {
    initialProps: { table: finished, on: game },
  });
  return {
    held: () => result.current.held,
    becomes: (table: TableView, on: GameOnTable) => rerender({ table, on }),
    goOn: () => act(() => result.current.goOn()),
  };
}

describe('a result', () => {
  it('is on the table until the table moves on', () => {
    expect(looking().held()).toBeNull();
  });

  it('stays unchanged when the host gathers again and when the next game starts', () => {
    const { held, becomes } = looking();
    becomes(gathering, over);
    expect(held()).toEqual({ table: finished, game: over });
    becomes(playing, next);
    expect(held()).toEqual({ table: finished, game: over });
  });

  it('stays even if its last trick was still being shown', () => {
    const { held, becomes } = looking(onTable(OVER, { gameId: 'g1', shown: trickOf(2) }));
    becomes(playing, next);
    expect(held()?.game.newest).toBe(OVER);
  });

  it('stays if the next game ends before the viewer continues', () => {
    const { held, becomes } = looking();
    becomes(playing, next);
    becomes(storyTable({ status: 'finished', gameId: 'g2' }), onTable(OVER, { gameId: 'g2' }));
    expect(held()?.game.gameId).toBe('g1');
  });

  it('closes when the viewer continues, and does not return', () => {
    const { held, becomes, goOn } = looking();
    becomes(gathering, over);
    goOn();
    expect(held()).toBeNull();
    becomes(gathering, { ...over });
    expect(held()).toBeNull();
    becomes(playing, next);
    expect(held()).toBeNull();
  });

  it('does not stay for the host who continues with the table', () => {
    const { held, becomes, goOn } = looking();
    goOn();
    becomes(playing, next);
    expect(held()).toBeNull();
  });
});
