import { randomFrom } from '@chinwag/rules/laws';
import { compareGame } from '../packages/bots/src/chinkway/testing/compare-game.ts';

/** `npm run fast-deals -- 100000`: compares so many random deals with the rules, move by move; throws at a difference. */
const wanted = Number(process.argv[2] ?? 1000);
const random = randomFrom(Date.now());
let deals = 0;
while (deals < wanted) deals += compareGame(random);
console.log(`${deals} deals of Chinkway, no difference`);
