import { readFileSync } from 'node:fs';
import { measureExampleGame } from './example-game/measure.ts';

/** Prints the cost of adding a game, measured by the example, and the size of the boards. */
const { example, outside, boards, laws } = measureExampleGame();
const total = example.reduce((sum, { lines }) => sum + lines, 0);

console.log(`The example game, ${total} lines without its tests and its rules page:`);
for (const { part, lines } of example) console.log(`  ${part.padEnd(32)} ${String(lines).padStart(5)}`);
console.log(`\nFiles it touches outside of its own: ${outside.length}`);
for (const file of outside) console.log(`  ${file}`);
console.log(`\nBoards: ${boards} lines of tsx and css`);
console.log(`Laws: ${laws}`);
console.log(`Its rules page: ${readFileSync('docs/rules/slobberhannes.md', 'utf8').split('\n').length - 1} lines`);
