import { readFileSync, writeFileSync } from 'node:fs';
import { COUNTED } from './lint/banned-words.ts';
import { addedLines } from './lint/words/added-lines.ts';
import { writtenFiles } from './lint/words/files.ts';
import { described, type Occurrence, occurrencesIn } from './lint/words/occurrences.ts';
import { type CountChange, changesFrom, type WordCounts, countsOf, risenSince } from './lint/words/ratchet.ts';

/**
 * Checks the repository for banned words (`lint/banned-words.ts`). Counts them by area and compares the counts with the baseline,
 * which may only fall. Fails if a count has risen, and shows where, with the replacement. Also fails if a count has fallen and the
 * baseline has not been lowered, which `--lower` does. With a word as its argument, lists the places of that word.
 */
const BASELINE = new URL('./lint/words/baseline.json', import.meta.url);
/** The maximum number of places printed per word. */
const SHOWN = 20;

const [argument] = process.argv.slice(2);
const occurrences = writtenFiles('.').flatMap(occurrencesIn);
const counts = countsOf(occurrences, COUNTED);
const baseline: WordCounts = JSON.parse(readFileSync(BASELINE, 'utf8'));

if (argument === '--lower') lower();
else if (argument !== undefined) show(occurrences.filter(({ word }) => word === argument), Infinity);
else check();

function check(): void {
  const changes = changesFrom(baseline, counts);
  const risen = changes.filter(({ was, is }) => is > was);
  const added = risen.length > 0 ? addedLines() : new Set<string>();
  for (const change of risen) showRisen(change, added);
  const fallen = changes.filter(({ was, is }) => is < was);
  for (const { word, area, was, is } of fallen) console.error(`"${word}" is rarer in ${area}: ${was} → ${is}`);
  if (fallen.length > 0) console.error('Run "npm run words -- --lower", so that it stays so.');
  console.log(`${occurrences.length} banned words are left, ${risen.length} counts have risen, ${fallen.length} have fallen`);
  process.exitCode = changes.length > 0 ? 1 : 0;
}

/** Prints the places of a word whose count has risen: those in new lines, or, if there are none, all in the word's area. */
function showRisen({ word, area, was, is }: CountChange, added: ReadonlySet<string>): void {
  const all = occurrences.filter((it) => it.word === word && it.area === area);
  const fresh = all.filter(({ path, line }) => added.has(`${path}:${line === 0 ? 1 : line}`));
  console.error(`"${word}" is written more often in ${area}: ${was} → ${is}`);
  show(fresh.length > 0 ? fresh : all, SHOWN);
}

function show(places: readonly Occurrence[], most: number): void {
  for (const place of places.slice(0, most)) console.log(described(place));
  if (places.length > most) console.log(`and ${places.length - most} more`);
}

function lower(): void {
  const risen = risenSince(baseline, counts);
  if (risen.length > 0) {
    console.error(`There are more of: ${risen.join(', ')}. The baseline may only fall.`);
    process.exitCode = 1;
    return;
  }
  const lines = Object.entries(counts).map(([word, areas]) => `  ${JSON.stringify(word)}: ${JSON.stringify(areas)}`);
  writeFileSync(BASELINE, `{\n${lines.join(',\n')}\n}\n`);
}
