// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useWithoutPass } from './useWithoutPass.ts';

afterEach(() => vi.unstubAllGlobals());

it('an invitation with a pass drops the pass from the address and requests nothing', () => {
  const fetched = vi.fn<() => void>();
  vi.stubGlobal('fetch', fetched);
  localStorage.setItem('chinwag.guest', '"as it was"');
  window.history.replaceState({ from: 'home' }, '', '/t/M7K4QABCDE?lang=es#pass=ABCD2345');
  renderHook(useWithoutPass);
  const { pathname, search, hash } = window.location;
  expect([pathname, search, hash]).toEqual(['/t/M7K4QABCDE', '?lang=es', '']);
  expect(window.history.state).toEqual({ from: 'home' });
  expect(localStorage.getItem('chinwag.guest')).toBe('"as it was"');
  expect(fetched).not.toHaveBeenCalled();
});

it('another hash in the address of a table stays', () => {
  window.history.replaceState(null, '', '/t/M7K4QABCDE#seen');
  renderHook(useWithoutPass);
  expect(window.location.hash).toBe('#seen');
});
