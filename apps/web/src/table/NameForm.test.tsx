// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadMessages, speak } from '../language/load.ts';
import { StoresNothing } from './devices/shownLater.ts';
import { NameForm } from './NameForm.tsx';

beforeAll(async () => {
  await speak('en');
  await loadMessages('devices');
  await StoresNothing.load();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const LOST = /doesn’t store anything/;

it('who gives a name to a browser that stores nothing reads what comes of it, before', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
  render(<NameForm action="Sit down" onNamed={() => undefined} />);
  expect(screen.getByText(LOST).textContent).toContain('your name and your seat are lost');
});

it('where the browser stores what it is given, nothing is said of it', () => {
  render(<NameForm action="Sit down" onNamed={() => undefined} />);
  expect(screen.queryByText(LOST)).toBeNull();
});
