/** The metrics of a server by name, each with the labels and values of its series. */
export type Exposition = ReadonlyMap<string, readonly Series[]>;

/** One line of the metrics. */
interface Series {
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

const LINE = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/gm;
const LABEL = /(\w+)="([^"]*)"/g;

/** Returns the parsed text of `/metrics`. Malformed lines are ignored. */
export function readExposition(text: string): Exposition {
  const all = new Map<string, Series[]>();
  for (const [, name = '', braces = '', value] of text.matchAll(LINE)) {
    const labels = Object.fromEntries([...braces.matchAll(LABEL)].map(([, label = '', given = '']) => [label, given]));
    all.set(name, [...(all.get(name) ?? []), { labels, value: Number(value) }]);
  }
  return all;
}

/** Returns the sum of a metric's series with these labels, or null if there are none. */
export function sumOf(all: Exposition, name: string, labels: Readonly<Record<string, string>> = {}): number | null {
  const found = (all.get(name) ?? []).filter((series) =>
    Object.entries(labels).every(([label, value]) => series.labels[label] === value),
  );
  return found.length === 0 ? null : found.reduce((sum, { value }) => sum + value, 0);
}
