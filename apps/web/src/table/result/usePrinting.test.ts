// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { usePrinting } from './usePrinting.ts';

afterEach(cleanup);

it('usePrinting is true from beforeprint to afterprint', () => {
  const { result } = renderHook(() => usePrinting());
  const seen = [result.current];
  for (const event of ['beforeprint', 'afterprint']) {
    act(() => void window.dispatchEvent(new Event(event)));
    seen.push(result.current);
  }
  expect(seen).toEqual([false, true, false]);
});
