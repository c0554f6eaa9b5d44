// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Announcer } from '../../ui/Announcer.tsx';
import { loadAllShownLater } from '../../ui/shownLater.tsx';
import { tableStories } from '../../stories/table.stories.tsx';

beforeEach(loadAllShownLater);
afterEach(cleanup);

/** Returns the texts of the places and of the score sheet. */
const sheet = (): string => [
  ...[...document.querySelectorAll('.result-places li')].map((place) => place.textContent),
  screen.getByRole('region', { name: 'Score sheet' }).textContent,
].join('\n');

it('a printed result unfolds everything and restores the screen afterwards', async () => {
  render(<Announcer>{tableStories.result()}</Announcer>);
  await act(loadAllShownLater);
  const deals = [...document.querySelectorAll<HTMLDetailsElement>('.score-deal')];
  for (const [k, deal] of deals.entries()) deal.open = k === 1;
  const open = () => deals.flatMap((deal, k) => (deal.open ? k : []));
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(open()).toEqual([...deals.keys()]);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(open()).toEqual([1]);
});

it('a result calls its viewer “you” on screen and by name on paper, in every line', async () => {
  render(<Announcer>{tableStories.result()}</Announcer>);
  await act(loadAllShownLater);
  expect(sheet()).toMatch(/You/);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(sheet()).not.toMatch(/[Yy]ou/);
  expect(sheet()).toContain('Marta');
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(sheet()).toMatch(/You/);
});
