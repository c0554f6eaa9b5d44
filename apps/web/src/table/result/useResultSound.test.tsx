// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useResultSound } from './useResultSound.ts';

const vibrate = vi.fn<(pattern: readonly number[]) => boolean>(() => true);
beforeEach(() => vi.stubGlobal('navigator', { vibrate }));
afterEach(() => {
  vi.unstubAllGlobals();
  vibrate.mockClear();
});

function follow(gameId: string | null, isOver: boolean) {
  return renderHook(({ game, over }) => useResultSound(game, over), { initialProps: { game: gameId, over: isOver } });
}

it('the end of a game vibrates once for viewers who saw the game', () => {
  const { rerender } = follow('one', false);
  expect(vibrate).not.toHaveBeenCalled();
  rerender({ game: 'one', over: true });
  rerender({ game: 'one', over: true });
  expect(vibrate).toHaveBeenCalledOnce();
  rerender({ game: 'two', over: false });
  rerender({ game: 'two', over: true });
  expect(vibrate).toHaveBeenCalledTimes(2);
});

it('the end of a game does not vibrate for viewers who open its result later', () => {
  follow('one', true);
  const { rerender } = follow(null, false);
  rerender({ game: 'one', over: true });
  expect(vibrate).not.toHaveBeenCalled();
});
