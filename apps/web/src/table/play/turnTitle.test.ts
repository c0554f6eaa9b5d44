import { describe, expect, it } from 'vitest';
import { plain } from '../../board/testing/fixture.ts';
import { type Message, message } from '../../language/message.ts';
import { inEnglish } from '../../language/testing.ts';
import { THREE } from '../testing/threePlayers.ts';
import { scoresSentence, turnTitle } from './turnTitle.ts';

const ASKED = message('board.deal-over');

const title = (pending: readonly number[], question: Message | null = null) => {
  const said = turnTitle(pending, THREE, question);
  return said && plain(said);
};

describe('whose turn it is', () => {
  it('is shown in the title', () => {
    expect(title([0])).toBe('Your turn');
    expect(title([1])).toBe('Tomek’s turn');
  });

  it('is yours even if others are to act too', () => {
    expect(title([2, 0])).toBe('Your turn');
  });

  it('is nobody’s while something else is asked', () => {
    expect(title([0, 2], ASKED)).toBe('The deal is over.');
    expect(title([2], ASKED)).toBeNull();
  });

  it('is nobody’s in particular while several others are to act, or none', () => {
    expect(title([1, 2])).toBeNull();
    expect(title([])).toBeNull();
  });
});

describe('the scores', () => {
  it('are read out seat by seat', () => {
    expect(inEnglish(scoresSentence([53, 30, 55], [], THREE))).toBe('Scores: you 53, Tomek 30 and Inés 55.');
  });

  it('tell who plays no more', () => {
    expect(inEnglish(scoresSentence([53, 118, -10], [1], THREE))).toBe('Scores: you 53, Tomek 118 (out) and Inés −10.');
  });
});
