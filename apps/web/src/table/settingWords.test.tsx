// @vitest-environment happy-dom
import { SETTING_NAMES, SETTING_VALUES } from '@chinwag/protocol';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { anyGameScreen } from '../board/testing/anyGameScreen.ts';
import { screen as chinkway } from '../games/chinkway/screen.ts';
import { inEnglish } from '../language/testing.ts';
import { StoryTable, storyTable } from '../stories/storyTable.tsx';
import { TableRules } from './gathering/TableRules.tsx';
import { TableSettings } from './TableSettings.tsx';
import { settingChosen, settingLegend, settingRead } from './settingWords.ts';
import type { Ask } from './tableContext.ts';

afterEach(cleanup);

describe.each(SETTING_NAMES)('the setting %s', (name) => {
  it('can be chosen by the host independently', () => {
    for (const value of SETTING_VALUES[name]) {
      const ask = vi.fn<Ask>();
      const other = SETTING_VALUES[name].find((one) => one !== value);
      render(
        <StoryTable table={storyTable({ settings: { [name]: other } })} ask={ask}>
          <TableSettings />
        </StoryTable>,
      );
      const field = screen.getByRole('group', { name: inEnglish(settingLegend(name)) });
      fireEvent.click(within(field).getByRole('radio', { name: inEnglish(settingChosen(name, value).label) }));
      expect(ask).toHaveBeenCalledExactlyOnceWith('setSettings', { [name]: value });
      cleanup();
    }
  });

  it('is shown to everybody else', () => {
    for (const value of SETTING_VALUES[name]) {
      render(
        <StoryTable table={storyTable({ settings: { [name]: value } })} you="Tomek">
          <TableRules screen={anyGameScreen(chinkway)} />
        </StoryTable>,
      );
      const row = screen.getByText(inEnglish(settingLegend(name))).closest('div');
      expect(row?.textContent).toContain(inEnglish(settingRead(name, value).label));
      cleanup();
    }
  });
});

describe('the host’s form', () => {
  const nameOf = (group: HTMLElement) => group.querySelector('legend')?.textContent ?? '';
  const shown = () => screen.getAllByRole('group').filter((group) => group.closest('details') === null).map(nameOf);
  const form = () => render(<StoryTable table={storyTable()}><TableRules screen={anyGameScreen(chinkway)} /></StoryTable>);
  const { happyDOM } = window as unknown as { readonly happyDOM: { setViewport(viewport: { width: number }): void } };
  const resize = (width: number) => happyDOM.setViewport({ width });
  afterEach(() => resize(1024));

  it('shows game, length, clock and who can join on a phone, and the rest under More', () => {
    resize(360);
    form();
    expect(shown()).toEqual(['Game', 'Length', 'Clock', 'Who can join']);
    expect(screen.getByText('More').closest('details')?.open).toBe(false);
  });

  it('shows everything if there is room', () => {
    form();
    expect(screen.queryByText('More')).toBeNull();
    expect(shown()).toContain(inEnglish(settingLegend('watching')));
  });
});

it('the rules of a game with partners show the others whether partners can chat', () => {
  render(<StoryTable table={storyTable()} you="Tomek"><TableRules screen={anyGameScreen(chinkway)} /></StoryTable>);
  expect(screen.getByText(/^Partners can chat, but/)).toBeDefined();
});
