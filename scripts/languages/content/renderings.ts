import type { Token } from '@messageformat/parser';

/** A rendering of a text in one case: each selection has one of its cases, and `⟦name⟧` replaces each remaining placeholder. */
export interface Rendering {
  /** The chosen case, by the name of the placeholder that decides it. */
  readonly cases: ReadonlyMap<string, string>;
  readonly text: string;
}

/** The maximum number of combinations. Beyond this limit, each selection varies alone, while the others stay at their last case. */
const MOST = 512;

/** Returns all renderings of a text. A placeholder used in two selections takes the same case in both, as on screen. */
export function renderingsOf(tokens: readonly Token[]): readonly Rendering[] {
  const choices = [...choicesIn(tokens)];
  const many = choices.reduce((product, [, cases]) => product * cases.length, 1) > MOST;
  return (many ? oneByOne(choices) : multipliedOut(choices)).map((cases) => ({ cases, text: rendered(tokens, cases) }));
}

type GapCases = readonly [gap: string, cases: readonly string[]];
type Cases = ReadonlyMap<string, string>;

/** Returns the placeholders by which a text selects, each with all its cases. */
export function choicesIn(tokens: readonly Token[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const token of tokens) {
    if (!('cases' in token)) continue;
    const own = token.cases.map(({ key }) => key);
    const inner = token.cases.flatMap(({ tokens: branch }) => [...choicesIn(branch)]);
    for (const [gap, cases] of [[token.arg, own] as const, ...inner]) {
      found.set(gap, [...new Set([...(found.get(gap) ?? []), ...cases])]);
    }
  }
  return found;
}

function multipliedOut(choices: readonly GapCases[]): readonly Cases[] {
  return choices.reduce<readonly Cases[]>(
    (before, [gap, cases]) => before.flatMap((taken) => cases.map((key) => new Map([...taken, [gap, key]]))),
    [new Map()],
  );
}

function oneByOne(choices: readonly GapCases[]): readonly Cases[] {
  const usual = choices.map(([gap, cases]) => [gap, cases.at(-1) ?? 'other'] as const);
  return choices.flatMap(([gap, cases]) => cases.map((key) => new Map([...usual, [gap, key]])));
}

function rendered(tokens: readonly Token[], cases: Cases): string {
  return tokens.map((token) => {
    switch (token.type) {
      case 'content':
        return token.value;
      case 'argument':
      case 'function':
        return `⟦${token.arg}⟧`;
      case 'octothorpe':
        return '#';
      case 'plural':
      case 'select':
      case 'selectordinal': {
        const wanted = cases.get(token.arg);
        const branch = token.cases.find(({ key }) => key === wanted) ?? token.cases.find(({ key }) => key === 'other');
        return rendered(branch?.tokens ?? [], cases);
      }
      default:
        return token satisfies never;
    }
  }).join('');
}

/** Returns the names of the placeholders that a rendering still has. */
export function gapsOf({ text }: Rendering): ReadonlySet<string> {
  return new Set([...text.matchAll(/⟦([^⟧]+)⟧/gu)].map(([, name = '']) => name));
}

/** Returns the words of a rendering, without placeholders and term marks. */
export function wordsOf({ text }: Rendering): string {
  return text.replaceAll(/⟦[^⟧]+⟧|<\/?[a-z-]+>/gu, '');
}
