// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { atAFreshBoard } from './testing/boardHook.ts';
import { useDraft } from './useDraft.ts';

atAFreshBoard();

const drafting = (key: string) => {
  const { result, rerender, unmount } = renderHook((name: string) => useDraft(name, z.number(), 0), { initialProps: key });
  return {
    draft: () => result.current[0],
    write: (draft: number) => act(() => result.current[1](draft)),
    at: (other: string) => rerender(other),
    leave: unmount,
  };
};

test('a draft survives a reload', () => {
  const first = drafting('g1');
  first.write(7);
  expect(first.draft()).toBe(7);
  first.leave();
  expect(drafting('g1').draft()).toBe(7);
});

test('another game starts without a draft, and the first game gets its own draft back', () => {
  const { draft, write, at } = drafting('g1');
  write(7);
  at('g2');
  expect(draft()).toBe(0);
  write(9);
  at('g1');
  expect(draft()).toBe(7);
});

test('an invalid stored draft is ignored', () => {
  sessionStorage.setItem('chinwag.g1', '"seven"');
  expect(drafting('g1').draft()).toBe(0);
});
