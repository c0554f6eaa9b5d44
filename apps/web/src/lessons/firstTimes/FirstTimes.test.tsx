// @vitest-environment happy-dom
import { bots } from '@chinwag/bots';
import { type ChinkwayState, chinkway } from '@chinwag/rules/chinkway';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { screen as chinkwayScreen } from '../../games/chinkway/screen.ts';
import { loadMessages } from '../../language/load.ts';
import { GameStory } from '../../stories/GameStory.tsx';
import { momentOf } from '../../stories/playedGame.ts';
import { botAt, NAMES, seated } from '../../stories/storyTable.tsx';
import { Announcer } from '../../ui/Announcer.tsx';
import { usePreferences } from '../../ui/preferences.ts';
import { loadAllShownLater } from '../../ui/shownLater.tsx';
import { PracticeRoom } from './PracticeRoom.tsx';

beforeEach(() => Promise.all([loadAllShownLater(), loadMessages('lessons', 'table', 'chinkway')]));
afterEach(() => {
  cleanup();
  localStorage.clear();
  usePreferences.setState({ firstTimes: 'said' });
});

const OPTIONS = { length: 'full', finalDeal: 'reseat', finalDealRequest: 'when-partnered', trickMemory: 'last' } as const;
const SEATS = NAMES.map((name, seat) => (seat === 0 ? seated(seat) : botAt(seat, name)));
const isSecondDeal = ({ after }: { readonly after: ChinkwayState }): boolean => after.deal.number === 2;
const SECOND_DEAL = momentOf(chinkway, bots.chinkway.sensible, { seats: 5, options: OPTIONS }, isSecondDeal);

/** Opens a practice game of Chinkway, just after the second deal has been dealt. */
async function openPage(): Promise<void> {
  cleanup();
  render(
    <Announcer>
      <GameStory
        title="Chinkway" screen={chinkwayScreen} happenings={SECOND_DEAL} viewer={0} seats={SEATS} purpose="practice"
        Room={PracticeRoom}
      />
    </Announcer>,
  );
  fireEvent.pointerDown(document.body);
  await act(() => new Promise((drawn) => setTimeout(drawn, 0)));
}

const news = (): string => screen.queryByRole('region', { name: 'New to you' })?.textContent ?? '';

async function press(name: string): Promise<void> {
  await act(async () => fireEvent.click(screen.getByRole('button', { name })));
}

it('a tip appears once and not again after a reload', async () => {
  await openPage();
  expect(news()).toContain('Partners have changed');
  await press('Got it');
  expect(news()).toBe('');
  await openPage();
  expect(news()).toBe('');
});

it('a tip does not take the focus', async () => {
  await openPage();
  expect(screen.getByRole('region', { name: 'New to you' }).contains(document.activeElement)).toBe(false);
});

it('no tips appear after one press, until the preference is turned on again', async () => {
  await openPage();
  await press('Hide tips like this');
  expect(news()).toBe('');
  await openPage();
  expect(news()).toBe('');
  act(() => usePreferences.setState({ firstTimes: 'said' }));
  expect(news()).toContain('Partners have changed');
});

it('a tip appears if the stored tips cannot be read', async () => {
  localStorage.setItem('chinwag.first-times', '{"said":7');
  await openPage();
  expect(news()).toContain('Partners have changed');
});
