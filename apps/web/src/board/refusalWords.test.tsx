// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import loaders from 'virtual:messages';
import { afterEach, expect, test, vi } from 'vitest';
import { speak } from '../language/load.ts';
import { useSpoken } from '../language/language.ts';
import { spokenLanguage } from '../language/testing.ts';
import { useRefusalWords } from './refusalWords.ts';

/** Resets the page to the state before the server's first refusal. */
function withoutRefusals(): void {
  const language = spokenLanguage();
  const catalogue = Object.entries(language.catalogue).filter(([key]) => !(key.startsWith('session.refusal.seat-')));
  useSpoken.setState({ language: { ...language, catalogue: Object.fromEntries(catalogue) } });
}

function Refused() {
  return <p role="alert">{useRefusalWords()({ code: 'seat-taken' })}</p>;
}

afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  await speak('en');
});

test('the first refusal of the server loads its words and then shows them', async () => {
  withoutRefusals();
  render(<Refused />);
  expect(screen.getByRole('alert').textContent).toBe('');
  expect((await screen.findByText(/./)).textContent).toBe('That seat is taken. Choose another.');
});

test('a notice replaces the words of a refusal if they fail to load', async () => {
  withoutRefusals();
  vi.spyOn((loaders.en ?? {}) as Record<string, () => Promise<never>>, 'refusals').mockRejectedValue(new Error('no connection'));
  render(<Refused />);
  expect((await screen.findByText(/./)).textContent).toMatch(/^This page didn’t load completely/);
});
