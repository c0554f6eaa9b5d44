import { randomFrom } from '@chinwag/rules/laws';
import { compareDeal } from '../packages/bots/src/chapanka/testing/compare-deal.ts';
import { compareGame } from '../packages/bots/src/chinkway/testing/compare-game.ts';

/**
 * `npm run fast-deals -- 100000`: compares this many fast deals with the rules, move by move, for each game that has them. Throws
 * at a difference.
 */
const wanted = Number(process.argv[2] ?? 1000);
const random = randomFrom(Date.now());
let deals = 0;
while (deals < wanted) deals += compareGame(random);
console.log(`${deals} deals of Chinkway, no difference`);
const compared = { deals: 0, pancerolas: 0, broken: 0, chapankas: 0, made: 0 };
while (compared.deals < wanted) compareDeal(random, compared);
console.log(`${compared.deals} deals of Chapanka, no difference`);
