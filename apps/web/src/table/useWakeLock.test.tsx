// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useWakeLock } from './useWakeLock.ts';

let held = 0;
let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
  held = 0;
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  const request = async () => {
    held += 1;
    return { release: async () => void (held -= 1) };
  };
  vi.stubGlobal('navigator', { wakeLock: { request } });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the screen', () => {
  it('stays awake at a table until the viewer leaves', async () => {
    const { unmount } = renderHook(useWakeLock);
    await settled();
    expect(held).toBe(1);
    unmount();
    await settled();
    expect(held).toBe(0);
  });

  it('can sleep if the viewer leaves before the device answers', async () => {
    renderHook(useWakeLock).unmount();
    await settled();
    expect(held).toBe(0);
  });

  it('stays awake again when the page is visible again', async () => {
    visibility = 'hidden';
    renderHook(useWakeLock);
    await settled();
    expect(held).toBe(0);
    visibility = 'visible';
    document.dispatchEvent(new Event('visibilitychange'));
    await settled();
    expect(held).toBe(1);
  });

  it('follows the device if it has no wake lock', () => {
    vi.stubGlobal('navigator', {});
    expect(() => renderHook(useWakeLock).unmount()).not.toThrow();
  });
});
