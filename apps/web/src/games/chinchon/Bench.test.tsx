// @vitest-environment happy-dom
import { act, render } from '@testing-library/react';
import { useEffect } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { Announcer } from '../../ui/Announcer.tsx';
import { loadPack } from '../../cards/loadPack.ts';
import { PackContext } from '../../language/language.ts';
import { atAFreshBoard } from '../../board/testing/boardHook.ts';
import { Bench } from './Bench.tsx';
import { cards, laid, type StateFields, viewAt } from './testing/fixture.ts';
import { type PartsControls, useParts } from './useParts.ts';
import type { View } from './view.ts';

atAFreshBoard();

beforeAll(() => loadPack('spanish'));

interface BenchProps {
  readonly view: View;
  readonly keep: (composing: PartsControls) => void;
}

/** Renders the bench of the player at seat 0, as the board does. */
function Own({ view, keep }: BenchProps) {
  const nothing = () => undefined;
  const moves = { check: () => null, play: nothing, explain: nothing, open: nothing, legalMoves: [], sending: false };
  const composing = useParts({ ...view, ...moves, gameKey: 'test', log: [] }, 0);
  useEffect(() => keep(composing));
  return <Bench state={view.state} seat={0} composing={composing} />;
}

/** Renders the bench at a moment. Returns the player's controls and the announcements. */
function sitAt(moment: StateFields) {
  let composing: PartsControls | null = null;
  const keep = (now: PartsControls) => {
    composing = now;
  };
  const at = (now: StateFields) => (
    <Announcer>
      <PackContext value="spanish">
        <Own view={viewAt(0, now)} keep={keep} />
      </PackContext>
    </Announcer>
  );
  const { rerender } = render(at(moment));
  return {
    goOn: (now: StateFields) => rerender(at(now)),
    by: (player: (composing: PartsControls) => void) => {
      act(() => {
        if (composing !== null) player(composing);
      });
    },
    heard: () => [...document.querySelectorAll('[aria-live=polite] p')].map(({ textContent }) => textContent),
  };
}

const ACTING: StateFields = {
  phase: { name: 'act', seat: 0, bound: false },
  deal: { hands: [cards('2B 3B 4B 5B 7C 11C 12O 1E')] },
};

test('CH1.3, CH3.1: screen readers announce what a chosen card counts, which meld several form, or why they form none', () => {
  const { by, heard } = sitAt(ACTING);
  expect(heard()).toEqual([]);
  by(({ touch }) => touch('3B'));
  by(({ touch }) => touch('2B'));
  by(({ touch }) => touch('4B'));
  expect(heard()).toEqual([
    '3 of batons counts 3 points.', 'That isn’t a meld yet: choose at least three cards.', 'A meld: 2 to 4 of batons.',
  ]);
});

test('CH5.3: screen readers announce whether a chosen card fits a meld on the table', () => {
  const { by, heard } = sitAt({
    phase: { name: 'settle', seat: 0 },
    deal: { hands: [cards('7C 1E')], melds: [laid(3, '4C 5C 6C')], closing: { seat: 3, card: '10E', chinchon: false } },
  });
  by(({ touch }) => touch('1E'));
  expect(heard()).toEqual(['Ace of swords counts 1 point. It doesn’t fit any meld on the table.']);
});

test('screen readers announce parts that were set apart once, with the points left over', () => {
  const { by, goOn, heard } = sitAt(ACTING);
  by(({ setApart }) => setApart({ melds: [cards('2B 3B 4B')], layOffs: [], card: '12O' }));
  goOn({ ...ACTING, deal: { hands: [cards('2B 3B 4B 5B 7C 11C 12O')] } });
  expect(heard()).toEqual(['Set apart: 2 to 4 of batons and king of coins face down. 22 points are left over.']);
});
