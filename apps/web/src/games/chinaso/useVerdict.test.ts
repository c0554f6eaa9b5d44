// @vitest-environment happy-dom
import { chinaso } from '@chinwag/rules/chinaso';
import { expect, test } from 'vitest';
import { plain } from '../../board/testing/fixture.ts';
import { atAFreshBoard, boardHook } from '../../board/testing/boardHook.ts';
import { cards, type StateFields, sets, viewAt } from './testing/fixture.ts';
import { useChoice } from './useChoice.ts';
import { useVerdict } from './useVerdict.ts';

atAFreshBoard();

/** Marta has drawn in the first hand, whose contract is two threes. */
const playing: StateFields = {
  phase: { name: 'play', seat: 0, wentDown: false },
  deal: { hands: [cards('8S 8C 8D KS KC KH 2D'), [], [], []] },
};

/** Marta is down, and a joker on the table stands for her 6♥. */
const down: StateFields = {
  phase: { name: 'play', seat: 0, wentDown: false },
  deal: {
    hands: [cards('6H 9D 2C'), [], [], []],
    table: [sets('3S 3C 3D'), [], sets('4H 5H X2 7H'), []],
  },
};

function board(moment: StateFields) {
  const running = boardHook(
    chinaso,
    (props) => {
      const choosing = useChoice(props);
      return { ...choosing, verdict: useVerdict(props, choosing) };
    },
    viewAt(0, moment),
  );
  const { now, by } = running;
  return {
    ...running,
    /** Returns the last announcement, or null for none. */
    heard: () => running.said().at(-1) ?? null,
    choose: (text: string) => cards(text).forEach((card) => by(({ touchCard }) => touchCard(card))),
    shown: () => {
      const { verdict } = now();
      return verdict && [plain(verdict.sentence), verdict.rule];
    },
  };
}

test('screen readers announce a chosen card, or the verdict on several cards', () => {
  const { choose, heard, shown } = board(playing);
  expect(heard()).toBeNull();
  choose('8S');
  expect([heard(), shown()]).toEqual(['Chosen: 8 of spades.', null]);
  choose('8C');
  const tooFew = 'That isn’t a three yet: choose at least 3 cards.';
  expect([heard(), shown()]).toEqual([tooFew, [tooFew, 'CS2.1']]);
  choose('8D');
  expect([heard(), shown()]).toEqual(['A three of eights.', ['A three of eights.', undefined]]);
});

test('screen readers announce what is composed, when it is ready, and when it is empty', () => {
  const { by, choose, heard } = board(playing);
  choose('8S 8C 8D');
  by(({ touchPart }) => touchPart(0));
  expect(heard()).toBe('Put together: a three of eights.');
  choose('KS KC KH');
  by(({ touchPart }) => touchPart(1));
  expect(heard()).toBe('Ready to go down: a three of eights and a three of kings.');
  by(({ touchPart }) => touchPart(0));
  by(({ touchPart }) => touchPart(1));
  expect(heard()).toBe('You haven’t put any sets together.');
});

test('CS4.4, CS4.5: once the player is down, screen readers announce where a card fits and the choice for a joker', () => {
  const { by, choose, heard } = board(down);
  choose('9D');
  expect(heard()).toBe('9 of diamonds fits nowhere.');
  choose('6H');
  expect(heard()).toBe('6 of hearts fits 1 place.');
  by(({ laying }) => laying.onSwap({ seat: 2, index: 0 }));
  expect(heard()).toBe('Choose where the joker goes.');
});

test('cards of a finished hand are not announced as taken back', () => {
  const { by, choose, goOn, heard } = board(playing);
  choose('8S 8C 8D');
  by(({ touchPart }) => touchPart(0));
  goOn(viewAt(0, { ...playing, phase: { name: 'settle' }, deal: { ...playing.deal, ending: { kind: 'out', winner: 1 } } }));
  expect(heard()).toBe('Put together: a three of eights.');
});
