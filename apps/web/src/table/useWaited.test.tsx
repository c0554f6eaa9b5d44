// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Opening } from './Opening.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  // Later than anything that another test of the same thread has shown.
  vi.advanceTimersByTime(3_600_000);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Returns how long the viewer of the sentence has been waiting, according to the sentence. */
const waited = () => document.querySelector('p')?.style.getPropertyValue('--waited');

it('counts the wait across all parts of the page that show it', () => {
  const { rerender } = render(<Opening key="while the page is loaded" />);
  expect(waited()).toBe('0ms');
  vi.advanceTimersByTime(900);
  rerender(<Opening key="while the line is opened" />);
  expect(waited()).toBe('900ms');
  vi.advanceTimersByTime(400);
  rerender(<Opening key="while the table is drawn" />);
  expect(waited()).toBe('1300ms');
});

it('counts again from zero at the next table', () => {
  const { rerender } = render(<Opening />);
  vi.advanceTimersByTime(700);
  rerender(<main />);
  vi.advanceTimersByTime(5000);
  rerender(<Opening />);
  expect(waited()).toBe('0ms');
});
