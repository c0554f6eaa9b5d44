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

describe('the turn in the title', () => {
  it('names the player to act', () => {
    expect(title([0])).toBe('Your turn');
    expect(title([1])).toBe('Tomek’s turn');
  });

  it('is the viewer’s even if others must act too', () => {
    expect(title([2, 0])).toBe('Your turn');
  });

  it('is nobody’s while another question is open', () => {
    expect(title([0, 2], ASKED)).toBe('The deal is over.');
    expect(title([2], ASKED)).toBeNull();
  });

  it('names nobody if several others must act, or nobody', () => {
    expect(title([1, 2])).toBeNull();
    expect(title([])).toBeNull();
  });
});

describe('the scores', () => {
  it('are read seat by seat', () => {
    expect(inEnglish(scoresSentence([53, 30, 55], [], THREE))).toBe('Scores: you 53, Tomek 30 and Inés 55.');
  });

  it('mark the players who are out', () => {
    expect(inEnglish(scoresSentence([53, 118, -10], [1], THREE))).toBe('Scores: you 53, Tomek 118 (out) and Inés −10.');
  });
});
