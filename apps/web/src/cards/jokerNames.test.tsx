// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { JokersContext } from '../language/language.ts';
import { Card } from './Card.tsx';
import { MiniCard } from './MiniCard.tsx';

afterEach(cleanup);

it('a joker is called a joker, on the card and by screen readers, unless its game has another name for it', () => {
  render(<Card card="X1" layout="index" />);
  expect(screen.getByRole('img', { name: 'joker' })).toBeTruthy();
  expect(screen.getByText('JKR')).toBeTruthy();
});

it('a Tsukumogami is called that on every card, without the letters of a joker', () => {
  render(
    <JokersContext value="tsukumogami">
      <Card card="X1" layout="index" />
      <MiniCard card="X2" />
      <MiniCard card="AS" />
    </JokersContext>,
  );
  expect(screen.getAllByRole('img', { name: 'a Tsukumogami' })).toHaveLength(2);
  expect(screen.getByRole('img', { name: 'ace of spades' })).toBeTruthy();
  expect(screen.queryByText('JKR')).toBeNull();
});
