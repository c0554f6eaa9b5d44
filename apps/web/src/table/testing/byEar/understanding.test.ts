import { afterEach, describe, expect, test } from 'vitest';
import { allCards } from '../../../language/cardCode.ts';
import { message } from '../../../language/message.ts';
import { loadMessages, speak } from '../../../language/load.ts';
import { inEnglish as spokenNow } from '../../../language/testing.ts';
import { Understanding } from './understanding.ts';

afterEach(() => speak('en'));

const OWEN = { name: 'Owen', you: false };
const YOU = { name: 'Marta', you: true };

describe.each(['en', 'es', 'pl'] as const)('a listener who knows %s', (language) => {
  test.each(['french', 'spanish'] as const)('recognizes every card of the %s pack by name, and its player', async (pack) => {
    await speak(language);
    const knows = await Understanding.of(['board'], pack);
    for (const card of allCards(pack).filter((code) => !code.startsWith('X'))) {
      const [before, said] = [message('board.leads', { who: OWEN, card: '??' }), message('board.plays', { who: YOU, card })];
      const [meaning, ...others] = knows.all(`${spokenNow(before, pack)} ${spokenNow(said, pack)}`, ['board.plays']);
      expect(others).toEqual([]);
      expect(meaning).toMatchObject({ values: { card }, cases: { who: 'you' } });
    }
  });

  test('recognizes what a joker stands for, and an asked player from one who is not', async () => {
    await speak(language);
    await loadMessages('chinkway', 'chinaso');
    const knows = await Understanding.of(['chinaso', 'chinkway'], 'french');
    const joker = { card: 'X1', standsFor: '6C' };
    const straight = message('chinaso.straight', { suit: 'C', low: '4', high: '8', jokers: 1, cards: [joker] });
    expect(knows.all(spokenNow(straight), ['chinaso.straight'])).toMatchObject([
      { values: { suit: 'C', low: '4', high: '8' }, cards: { cards: ['X=6C'] } },
    ]);
    const follow = message('chinkway.follow', { form: 'whole', suit: 'H', holder: 'other', who: OWEN, card: 'KH' });
    expect(knows.last(spokenNow(follow), ['chinkway.lead', 'chinkway.follow', 'chinkway.play-any'])).toMatchObject({
      key: 'chinkway.follow', values: { suit: 'H', card: 'KH' }, cases: { form: 'whole' },
    });
  });
});
