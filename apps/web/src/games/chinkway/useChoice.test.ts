// @vitest-environment happy-dom
import { isSeen } from '@chinwag/rules';
import { chinkway, type ChinkwayMove, type ChinkwayState } from '@chinwag/rules/chinkway';
import { describe, expect, test } from 'vitest';
import { type CardFilling, message } from '../../language/message.ts';
import { inEnglish } from '../../language/testing.ts';
import { atAFreshBoard, type BoardMoment, boardHook, waitAWhile } from '../../board/testing/boardHook.ts';
import { viewAt } from './testing/fixture.ts';
import { useChoice } from '../../board/useChoice.ts';
import { choice } from './choice.ts';

atAFreshBoard();

type MomentToChoose = Parameters<typeof viewAt>[1];

const momentWhen = (reached: MomentToChoose) => viewAt(0, reached).view;
/** Deal 7, trick 6, with this many cards on the table: Marta plays third and must follow spades. */
const inTrick = (cards: number) =>
  momentWhen(({ after: { deal } }) => {
    const trick = 1 + deal.tricks.reduce((sum, won) => sum + won, 0);
    return deal.number === 7 && trick === 6 && deal.trick.length === cards;
  });
/** Marta leads to a trick, and may lead any card. */
const leading = momentWhen(({ after: { deal, phase } }) => phase.name === 'play' && phase.seat === 0 && deal.trick.length === 0);
const [ONE, OTHER] = leading.state.deal.hands[0]?.filter(isSeen) ?? [];
if (ONE === undefined || OTHER === undefined) throw new Error('Marta has no two cards to choose from');
const cardSaid = (card: CardFilling) => inEnglish(message('chinkway.card', { card }));
const board = (moment: BoardMoment<ChinkwayState, ChinkwayMove>) =>
  boardHook(chinkway, (props) => useChoice(props, choice), moment);

describe('on the player’s turn', () => {
  test('a touch chooses a card, a later second touch drops it, and nothing is sent', () => {
    const { now, by, sent } = board(leading);
    by(({ touchCard }) => touchCard(ONE));
    expect(now().choice).toMatchObject({ picks: [ONE], move: { type: 'play', card: ONE } });
    waitAWhile();
    by(({ touchCard }) => touchCard(ONE));
    expect(now().choice.move).toBeNull();
    expect(sent).toEqual([]);
  });

  test('screen readers announce a chosen card, but not a dropped one', () => {
    const { by, said } = board(leading);
    by(({ touchCard }) => touchCard(ONE));
    expect(said()).toEqual([`Chosen: ${cardSaid(ONE)}.`]);
    waitAWhile();
    by(({ touchCard }) => touchCard(ONE));
    expect(said()).toHaveLength(1);
  });

  test('two quick touches play a card once', () => {
    const { now, by, sent } = board(leading);
    by(({ touchCard }) => touchCard(ONE));
    by(({ touchCard }) => touchCard(ONE));
    expect(sent).toEqual([{ type: 'play', card: ONE }]);
    expect(now().choice.move).toBeNull();
  });

  test('quick touches of two cards are not a double tap', () => {
    const { now, by, sent } = board(leading);
    by(({ touchCard }) => touchCard(ONE));
    by(({ touchCard }) => touchCard(OTHER));
    by(({ touchCard }) => touchCard(ONE));
    expect(now().choice.picks).toEqual([ONE]);
    expect(sent).toEqual([]);
  });

  test('an illegal card shows the broken rule and is not sent', () => {
    const { by, sent, explained } = board(inTrick(2));
    by(({ actOn }) => actOn('TD'));
    expect(explained).toMatchObject([{ rule: 'CW4.2' }]);
    expect(sent).toEqual([]);
  });

  test('Enter plays the focused card, chosen or not', () => {
    const { by, sent } = board(inTrick(2));
    by(({ actOn }) => actOn('8S'));
    expect(sent).toEqual([{ type: 'play', card: '8S' }]);
  });

  test('nothing is sent while another move is being sent', () => {
    const { by, sent, goOn } = board(inTrick(2));
    goOn({ ...inTrick(2), sending: true });
    by(({ actOn }) => actOn('8S'));
    expect(sent).toEqual([]);
  });
});

describe('before the player’s turn', () => {
  test('a card can be chosen and becomes the move when the turn starts', () => {
    const { now, by, goOn } = board(inTrick(1));
    by(({ touchCard }) => touchCard('8S'));
    expect(now().choice).toMatchObject({ picks: ['8S'], move: null });
    goOn(inTrick(2));
    expect(now().choice.move).toEqual({ type: 'play', card: '8S' });
  });

  test('two quick touches drop a card, and nothing is sent', () => {
    const { now, by, sent, explained } = board(inTrick(1));
    by(({ touchCard }) => touchCard('8S'));
    by(({ touchCard }) => touchCard('8S'));
    expect(now().choice.picks).toEqual([]);
    expect([sent, explained]).toEqual([[], []]);
  });

  test('a chosen card is dropped if it turns out to be illegal', () => {
    const { now, by, goOn } = board(inTrick(1));
    by(({ touchCard }) => touchCard('TD'));
    expect(now().choice.picks).toEqual(['TD']);
    goOn(inTrick(2));
    expect(now().choice.picks).not.toContain('TD');
  });
});

describe('in other phases', () => {
  test('CW3.2: the dealer chooses two of six cards, and Enter on one of them discards both', () => {
    const dealt = momentWhen(({ event, after }) => event.type === 'dealt' && after.deal.number === 4);
    const { now, by, sent } = board(dealt);
    by(({ actOn }) => actOn('9S'));
    by(({ touchCard }) => touchCard('4C'));
    expect(now().choice.picks).toEqual(['9S', '4C']);
    by(({ actOn }) => actOn('4C'));
    expect(sent).toEqual([{ type: 'discard', cards: expect.arrayContaining(['9S', '4C']) }]);
  });

  test('CW3.3: a card touched while the trump is open shows the broken rule', () => {
    const discarded = momentWhen(({ event, after }) => event.type === 'discarded' && after.deal.number === 4);
    const [card] = discarded.state.deal.hands[0]?.filter((held) => held !== '??') ?? [];
    const { by, sent, explained, said } = board(discarded);
    if (card !== undefined) by(({ touchCard }) => touchCard(card));
    expect(explained).toHaveLength(1);
    by(({ choose }) => choose('NT'));
    expect(said()).toEqual(['Chosen: no trump.']);
    by(({ choice: { move }, attempt }) => move && attempt(move));
    expect(sent).toEqual([{ type: 'trump', trump: 'NT' }]);
  });
});
