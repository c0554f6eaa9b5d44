import { compare } from './compare.ts';

/**
 * `npm run second-checker`: compares the verdicts of the app, the checker in docs and the second checker on 100 games and 300
 * tampered files.
 */
const { taken, refused, unlawful, disagreed } = compare({ games: 100, tampered: 300 });
for (const line of disagreed) console.log(line);
console.log(`${taken} files taken by all, ${refused} refused by all, ${disagreed.length} disagreements.`);
console.log(`${unlawful} refused by the app alone: they are against the rules of a game, at which no checker looks.`);
process.exitCode = disagreed.length === 0 ? 0 : 1;
