// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen as page } from '@testing-library/react';
import { chinkway } from '@chinwag/rules/chinkway';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { testGame } from '../../games/chinkway/testing/fixture.ts';
import type { GameOnTable } from '../../session/gameSession.ts';
import { seenBy } from '../../stories/playedGame.ts';
import { guestNamed, type StoryChange, StoryTable, storyTable } from '../../stories/storyTable.tsx';
import { Announcer } from '../../ui/Announcer.tsx';
import { loadMessages } from '../../language/load.ts';
import { loadAllShownLater } from '../../ui/shownLater.tsx';
import { useTable } from '../tableContext.ts';
import { onTable, trickOf } from '../testing/gameOnTable.ts';
import { HeldResult } from './HeldResult.tsx';

const played = testGame().findLast(({ after }) => chinkway.result(after) !== null);
const [over] = played === undefined ? [] : seenBy(chinkway, [played], 0);
if (over === undefined) throw new Error('the tests’ game comes to no result');
const ended = { table: storyTable({ status: 'finished', gameId: 'g1' }), game: onTable(over.after) };
const dealt = onTable(trickOf(2), { gameId: 'g2', hasMoved: false });

beforeAll(async () => {
  await Promise.all([
    loadMessages('table', 'rooms', 'introduction'), loadAllShownLater(), import('../introduction/ThreeLines.tsx'),
  ]);
});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Shows a result to Marta, who plays, or to Iker, who watches, at a table whose next game is running. */
async function heldBy(you: 'Marta' | 'Tomek' | 'Iker', first = dealt) {
  const goOn = vi.fn<() => void>();
  const Held = ({ next }: { readonly next: GameOnTable }) => (
    <HeldResult ended={ended} around={useTable()} next={next} onGoOn={goOn} />
  );
  const at = (next: GameOnTable, change: StoryChange = {}) => (
    <Announcer>
      <StoryTable table={storyTable({ status: 'playing', gameId: 'g2', ...change })} you={you}>
        <Held next={next} />
      </StoryTable>
    </Announcer>
  );
  const { rerender } = render(at(first));
  await act(() => vi.dynamicImportSettled());
  await pass(0);
  return {
    goOn,
    tableMoves: () => act(async () => rerender(at({ ...first, hasMoved: true }))),
    tableIs: (change: StoryChange) => act(async () => rerender(at(first, change))),
  };
}

describe('for a spectator, the previous game’s result', () => {
  it('closes ten seconds after the next game has started, without any input', async () => {
    const { goOn } = await heldBy('Iker');
    expect(page.getByRole('button', { name: 'Keep open' })).toBeTruthy();
    // The next game has started already.
    expect(page.queryByRole('button', { name: 'Play in the next game' })).toBeNull();
    await pass(9900);
    expect(goOn).not.toHaveBeenCalled();
    await pass(200);
    expect(goOn).toHaveBeenCalledOnce();
  });

  it('closes with the first move of the next game', async () => {
    const { goOn, tableMoves } = await heldBy('Iker');
    await pass(1000);
    await tableMoves();
    expect(goOn).toHaveBeenCalledOnce();
  });

  it.each([
    ['wants it to', () => fireEvent.click(page.getByRole('button', { name: 'Keep open' }))],
    ['scrolls', () => fireEvent.wheel(document.body)],
    ['has the focus in it', () => act(() => page.getByRole('button', { name: 'Keep open' }).focus())],
  ])('stays, even when the table moves on, for a spectator who %s (WCAG 2.2.1)', async (_, doing) => {
    const { goOn, tableMoves } = await heldBy('Iker');
    doing();
    await tableMoves();
    await pass(60_000);
    expect(goOn).not.toHaveBeenCalled();
    fireEvent.click(page.getByRole('button', { name: 'Go to the next game' }));
    expect(goOn).toHaveBeenCalledOnce();
  });
});

it('for a player, the previous game’s result stays until they leave it, even if the table moves', async () => {
  const { goOn, tableMoves } = await heldBy('Marta');
  await tableMoves();
  await pass(600_000);
  expect(goOn).not.toHaveBeenCalled();
  expect(page.queryByRole('button', { name: 'Keep open' })).toBeNull();
});

describe('for a player whose next game has started, the previous game’s result', () => {
  const said = () => page.getByRole('status').textContent;

  it('names that game and who started it, even after a host change', async () => {
    const { tableIs } = await heldBy('Tomek', { ...dealt, viewer: 'spectator' });
    expect(said()).toBe('Marta has started Chinkway.');
    await tableIs({ host: guestNamed('Owen') });
    expect(said()).toBe('Marta has started Chinkway.');
    await tableIs({ host: guestNamed('Owen'), gameId: 'g3' });
    expect(said()).toBe('Owen has started Chinkway.');
  });

  it('says when it is their turn', async () => {
    const [seat = 0] = chinkway.actors(trickOf(2));
    await heldBy('Tomek', { ...dealt, viewer: seat });
    expect(said()).toBe('Marta has started Chinkway; it’s your turn.');
  });

  it('explains that game in three lines if it is new on this device', async () => {
    const lines = () => document.querySelectorAll('.three-lines li').length;
    // The result on the screen is one of Chinkway.
    const { tableIs } = await heldBy('Tomek');
    expect(lines()).toBe(0);
    await tableIs({ game: 'chinaso' });
    expect(lines()).toBe(3);
  });
});
