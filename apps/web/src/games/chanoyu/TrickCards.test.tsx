// @vitest-environment happy-dom
import { chanoyu } from '@chinwag/rules/chanoyu';
import { render } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { loadPack } from '../../cards/loadPack.ts';
import { atAFreshBoard, boardHook } from '../../board/testing/boardHook.ts';
import { plays, type StateFields, viewOf } from './testing/fixture.ts';
import { TrickCards } from './TrickCards.tsx';
import { useChoice } from './useChoice.ts';

atAFreshBoard();

beforeAll(() => loadPack('french'));

/** Returns the number of places for cards beside the pile at a moment. */
function placesAt(moment: StateFields): string | undefined {
  const view = viewOf(moment);
  const { now } = boardHook(chanoyu, useChoice, view);
  const { container, unmount } = render(<TrickCards view={view} choosing={now()} legalMoves={[]} building={false} />);
  const places = container.querySelector<HTMLElement>('.chanoyu-trick')?.style.getPropertyValue('--places');
  unmount();
  return places;
}

test('the trick pile keeps its place between tricks, during a trick, and while its cards are laid', () => {
  expect(placesAt({ seats: 4 })).toBe('4');
  expect(placesAt({ seats: 4, phase: { name: 'play', seat: 1 }, deal: { trick: plays([0, 'KH']) } })).toBe('4');
  const lastTrick = { plays: plays([1, 'KH'], [0, '2H'], [2, '3H'], [3, '4H']), winner: 0 } as const;
  expect(placesAt({ seats: 4, phase: { name: 'build', seat: 0, mustLay: true }, deal: { lastTrick, left: ['KH'] } })).toBe('4');
});
