import { isSeen } from '@chinwag/rules';
import {
  answerRule, categoryOf, chinkway, type ChinkwayEvent, type ChinkwayState, standings, trickNumber, tricksWon,
} from '@chinwag/rules/chinkway';
import { counted } from '../../wording/words.ts';
import type { LogEntry, Sentence } from '../board.ts';
import { finalAnswer, finalWish } from './finalRequestWords.ts';
import { does, doTogether, onlyTo, type People, someone, verb } from '../shared/people.ts';
import { partnersSentence, sidesInOrder } from './sides.ts';
import { asCategory, cardsInWords, demandsInWords, pointsInWords, trumpName } from './words.ts';

const PLAY = verb('play');
const LEAD = verb('lead');
const TAKE = verb('take');
const WIN = verb('win');
const ARE = { you: 'are', they: 'is' };

/** What happened, in sentences. `before` is the state it happened to. */
export function narrate(event: ChinkwayEvent, before: ChinkwayState, people: People): readonly LogEntry[] {
  switch (event.type) {
    case 'questShuffled':
      return before.records.length === 0 ? [] : [line('The Quest Pack is shuffled again.', 'CW7.5')];
    case 'dealt': {
      const dealer = someone(people, event.positions[0] ?? 0);
      return [line(`Deal ${before.deal.number + 1}, dealt by ${dealer}. ${partnersSentence(event, people)}`)];
    }
    case 'discarded': {
      const cards = event.cards.filter(isSeen);
      const discards = does(people, event.seat, verb('discard'));
      if (cards.length === 0) return [line(`${discards} two cards.`)];
      return [{ mark: '', sentence: [`${discards} `, ...cardsInWords(cards), '.'], ...onlyTo(people, event.seat) }];
    }
    case 'trumpNamed':
      return [line(`${does(people, event.seat, verb('name'))} ${trumpName(event.trump)}.`)];
    case 'questTurned':
      return [line(`The Quest asks for ${demandsInWords(event.quest.map(categoryOf))}.`)];
    case 'cardPlayed': {
      const how = before.deal.trick.length === 0 ? LEAD : PLAY;
      return [ofTrick(before, [`${does(people, event.seat, how)} `, { card: event.card }, '.'])];
    }
    case 'trickWon': {
      const winning = before.deal.trick.find((play) => play.seat === event.seat);
      const who = does(people, event.seat, WIN);
      return [ofTrick(before, winning ? [`${who} the trick with `, { card: winning.card }, '.'] : [`${who} the trick.`])];
    }
    case 'extracted': {
      const who = does(people, event.seat, TAKE);
      const mark = String(tricksWon(before.deal));
      if (event.card === null) return [{ mark, sentence: [`${who} no card for the Quest.`] }];
      return [{ mark, sentence: [`${who} `, { card: event.card }, ` for the Quest: ${asCategory(event.card)}.`] }];
    }
    case 'dealScored':
      return scoredLines(event.points, before, people);
    case 'finalOffered':
      return [line(`${does(people, event.seat, ARE)} in second place and may ask for ${finalWish(before)}.`, 'CW7.2')];
    case 'finalAnswered':
      return [line(finalAnswer(event, before, people), answerRule(before.options, event.wanted))];
    case 'gameOver':
      return [line(winners(chinkway.evolve(before, event), people))];
  }
}

/** Who has won a game that is over, and with how many points. */
export function winners(state: ChinkwayState, people: People): string {
  const first = standings(state).filter(({ place }) => place === 1);
  const points = pointsInWords(first[0]?.score ?? 0);
  const [seats, won] = [first.map(({ seat }) => seat), first.length === 1 ? 'the game' : 'the game together'];
  return `${doTogether(people, seats, WIN)} ${won} with ${points}.`;
}

function scoredLines(points: readonly number[], { deal }: ChinkwayState, people: People): readonly LogEntry[] {
  return sidesInOrder(deal, people).map((at) => {
    const side = deal.sides[at] ?? [];
    const demands = counted(deal.taken[at]?.length ?? 0, 'demand', 'demands');
    const score = pointsInWords(points[side[0] ?? 0] ?? 0);
    return line(`${doTogether(people, side, verb('fill'))} ${demands}: ${score}${side.length > 1 ? ' each' : ''}.`, 'CW5.1');
  });
}

function inTrick(before: ChinkwayState, sentence: Sentence): LogEntry {
  return { mark: String(trickNumber(before)), sentence };
}

/** A line that shows cards of the trick itself (CW4.6). */
function ofTrick(before: ChinkwayState, sentence: Sentence): LogEntry {
  return { ...inTrick(before, sentence), trick: { deal: before.deal.number, trick: trickNumber(before) } };
}

function line(sentence: string, rule?: string): LogEntry {
  return rule === undefined ? { mark: '', sentence: [sentence] } : { mark: '', sentence: [sentence], rule };
}
