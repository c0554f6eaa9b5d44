// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { GAMES } from '../../games/catalogue.ts';
import { allowPopovers } from '../../ui/testing/popovers.ts';
import { message } from '../../language/message.ts';
import { inEnglish, spokenLanguage } from '../../language/testing.ts';
import { Said } from '../Said.tsx';
import { TermsContext } from './Term.tsx';
import './TermSlip.tsx';

afterEach(cleanup);

const LINE = message('chapanka.exchange-how');

function line(asked: boolean) {
  allowPopovers();
  render(
    <TermsContext value={asked}>
      <p>
        <Said message={LINE} />
      </p>
    </TermsContext>,
  );
}

it.each(GAMES)('$id has terms, each with a rule of the game and with words', ({ terms, rulePrefix }) => {
  const names = Object.keys(terms);
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) {
    expect(terms[name]).toMatch(new RegExp(`^${rulePrefix}\\d+\\.\\d+$`, 'u'));
    expect(Object.keys(spokenLanguage().catalogue)).toEqual(expect.arrayContaining([`terms.${name}.word`, `terms.${name}.means`]));
  }
});

it('every term belongs to exactly one game', () => {
  const explained = Object.keys(spokenLanguage().catalogue).flatMap((key) => /^terms\.(.+)\.means$/u.exec(key)?.[1] ?? []);
  expect(GAMES.flatMap(({ terms }) => Object.keys(terms)).toSorted()).toEqual(explained.toSorted());
});

it('a term shows as plain words and not as a button inside something that can be pressed', () => {
  expect(inEnglish(LINE)).toBe('Set one aside, face down, and take your talon card unseen, or keep your cards.');
  line(false);
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.body.textContent).toContain('take your talon card unseen');
});

it('a pressed term shows its meaning and its rule until it is pressed again', async () => {
  line(true);
  const term = screen.getByRole('button', { name: 'talon card' });
  expect(term.getAttribute('aria-expanded')).toBe('false');
  await act(async () => fireEvent.click(term));
  const slip = await screen.findByText(/The three cards left over from the deal/u);
  expect(term.getAttribute('aria-describedby')).toBe(slip.id);
  expect(slip.querySelector('a')?.getAttribute('href')).toBe('/rules/chapanka#CP2.3');
  fireEvent.click(term);
  expect(screen.queryByText(/The three cards left over/u)).toBeNull();
});

it('a term opens while a mouse pointer is over it, but not for a finger', async () => {
  line(true);
  const term = screen.getByRole('button', { name: 'talon card' });
  fireEvent.pointerEnter(term, { pointerType: 'touch' });
  expect(term.getAttribute('aria-expanded')).toBe('false');
  await act(async () => fireEvent.pointerEnter(term, { pointerType: 'mouse' }));
  expect(term.getAttribute('aria-expanded')).toBe('true');
  fireEvent.pointerLeave(term);
  expect(term.getAttribute('aria-expanded')).toBe('false');
});
