import { type GameId, games } from '@chinwag/rules';
import { expect, it } from 'vitest';
import { findBot } from './index.ts';
import { playableStrength, STRENGTHS } from './strengths.ts';

const IDS = Object.keys(games) as GameId[];

it.each(IDS)('the playable strength of %s is the wanted one, or sensible if no bot has it', (id) => {
  for (const wished of STRENGTHS) {
    const played = playableStrength(id, wished);
    expect(findBot(id, played)).not.toBeNull();
    expect(played).toBe(findBot(id, wished) === null ? 'sensible' : wished);
  }
});
