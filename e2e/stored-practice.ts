import type { Page } from '@playwright/test';
import { bots, plainThought } from '@chinwag/bots';
import { evolveAll, type Seat, type Tagged } from '@chinwag/rules';
import { chinchon, type ChinchonOptions, type ChinchonState } from '@chinwag/rules/chinchon';

/* The maximum number of games to search for a moment. */
const GAMES = 2000;
const OPTIONS: ChinchonOptions = { deck: '40', ending: 'settle', target: 100, ante: 10, reenlist: 'unlimited' };
const SEATS = 3;

/** A practice game of Chinchón in the form in which a device stores it, with the player in the first seat. */
export interface ChinchonPractice {
  readonly state: ChinchonState;
  readonly stored: object;
}

/**
 * Plays games of bots until `reached` returns true, and returns that game at that point. The result is always the same. Throws if
 * no game reaches such a state.
 */
export function chinchonUntil(reached: (state: ChinchonState) => boolean): ChinchonPractice {
  for (let number = 0; number < GAMES; number++) {
    const seed = number.toString(16).padStart(64, '0');
    const started = chinchon.begin({ seats: SEATS, owner: 0, options: OPTIONS, seed });
    let state = evolveAll(chinchon, started.state, started.events);
    const moves: (readonly [Seat, Tagged])[] = [];
    for (let [seat] = chinchon.actors(state); seat !== undefined && state.deal.number < 2; [seat] = chinchon.actors(state)) {
      if (reached(state)) {
        const stored = { seats: SEATS, owner: 0, you: 0, options: OPTIONS, seed, moves, strength: 'sensible', over: false };
        return { state, stored };
      }
      const move = bots.chinchon.sensible.choose(plainThought(chinchon.hide(state, seat), seat));
      moves.push([seat, move]);
      state = evolveAll(chinchon, state, chinchon.decide(state, seat, move));
    }
  }
  throw new Error('no game has such a moment');
}

/** Opens and continues a practice game on a page, whose browser then stores the game. `url` is the server's. */
export async function practiseFrom(page: Page, url: string, { stored }: ChinchonPractice): Promise<void> {
  await page.goto(`${url}/robots.txt`);
  await page.evaluate((game) => localStorage.setItem('chinwag.practice.chinchon', game), JSON.stringify(stored));
  await page.goto(`${url}/practise/chinchon`);
}
