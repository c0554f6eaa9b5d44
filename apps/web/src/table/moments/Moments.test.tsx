// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { chinkway } from '@chinwag/rules/chinkway';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testGame } from '../../games/chinkway/testing/fixture.ts';
import { loadMessages } from '../../language/load.ts';
import { StoryTable, storyTable } from '../../stories/storyTable.tsx';
import { Announcer } from '../../ui/Announcer.tsx';
import { usePreferences } from '../../ui/preferences.ts';
import { onTable } from '../testing/gameOnTable.ts';
import { Moments } from './Moments.tsx';

const scored = testGame().find(({ event }) => event.type === 'dealScored');
if (scored === undefined) throw new Error('the tests’ game scores no deal');
const LINE = { mark: '', sentence: { key: 'chinkway.shuffled', values: {} }, at: 1 } as const;
const before = onTable(chinkway.hide(scored.before, 0), { logLines: [{ ...LINE, key: 0 }] });
const after = onTable(chinkway.hide(scored.after, 0), { logLines: [{ ...LINE, key: 0 }, { ...LINE, key: 1 }] });

beforeEach(async () => {
  usePreferences.setState({ animation: 'normal' });
  await loadMessages('table', 'moments');
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  usePreferences.setState({ animation: 'normal' });
});

const scene = () => document.querySelector('.large-scene');
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Shows the table before a deal is scored, and then after. */
async function afterDeal() {
  const at = (game: typeof before) => (
    <Announcer>
      <StoryTable table={storyTable({ status: 'playing', gameId: 'g1' })} you="Marta">
        <Moments game={game} result={null} />
      </StoryTable>
    </Announcer>
  );
  const { rerender } = render(at(before));
  await act(() => vi.dynamicImportSettled());
  expect(scene()).toBeNull();
  await act(async () => rerender(at(after)));
}

describe('the end of a deal', () => {
  it('shows large, counts up, and disappears after at most three seconds', async () => {
    await afterDeal();
    expect(scene()?.textContent).toContain('Deal 1');
    const scores = () => [...document.querySelectorAll('.large-scene strong')].map(({ textContent }) => Number(textContent));
    expect(scores()).toEqual([0, 0, 0, 0, 0]);
    expect(document.querySelector('.large-scene .mini-card')).toBeNull();
    await pass(900);
    const taken = scored?.after.records.at(-1)?.taken.flat() ?? [];
    expect(document.querySelectorAll('.large-scene .mini-card').length).toBeGreaterThanOrEqual(taken.length);
    expect(scores().toSorted((a, b) => a - b)).toEqual(chinkway.scores(scored.after).toSorted((a, b) => a - b));
    await pass(2100);
    expect(scene()).toBeNull();
  });

  it.each([
    ['a press', () => fireEvent.pointerDown(document.body)],
    ['a key', () => fireEvent.keyDown(document.body, { key: 'Enter' })],
  ])('ends on %s', async (_, press) => {
    await afterDeal();
    press();
    expect(scene()).toBeNull();
  });

  it('is hidden from screen readers, because the log reports the same', async () => {
    await afterDeal();
    expect(document.querySelector('.large-scene > [aria-hidden=true]')).not.toBeNull();
  });

  it('does not show if animation is off', async () => {
    usePreferences.setState({ animation: 'off' });
    await afterDeal();
    expect(scene()).toBeNull();
  });
});
