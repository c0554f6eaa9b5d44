/** A label in a query, and its value if the value is given literally. */
interface Matcher {
  readonly label: string;
  readonly value: string | null;
}

/** A metric in an expression. */
interface NamedMetric {
  readonly name: string;
  readonly matchers: readonly Matcher[];
}

/** The names in a PromQL expression: metrics, and the labels of its aggregations. */
export interface NamesInQuery {
  readonly metrics: readonly NamedMetric[];
  readonly groupings: readonly string[];
}

const GROUPING = /\b(?:by|without|on|ignoring|group_left|group_right)\s*\(([^)]*)\)/g;
const RANGE = /\[[^\]]*\]/g;
const OPERATORS: ReadonlySet<string> = new Set(['and', 'or', 'unless', 'bool', 'offset']);
const SELECTOR = /(?<![\w.$])([a-zA-Z_:][\w:]*)\s*(\{[^}]*\}|\()?/g;
const MATCHER = /(\w+)\s*(=~|!~|!=|=)\s*"([^"]*)"/g;

/** Returns the names in a PromQL expression. It supports only the subset that the alert rules and dashboards use. */
export function namesInQuery(query: string): NamesInQuery {
  const groupings = [...query.matchAll(GROUPING)].flatMap(([, labels = '']) => labels.split(',').map((label) => label.trim()));
  const rest = query.replaceAll(GROUPING, ' ').replaceAll(RANGE, ' ');
  const metrics = [...rest.matchAll(SELECTOR)].flatMap(([, name = '', after = '']): readonly NamedMetric[] =>
    after === '(' || OPERATORS.has(name) ? [] : [{ name, matchers: matchersIn(after) }],
  );
  return { metrics, groupings };
}

function matchersIn(braces: string): readonly Matcher[] {
  return [...braces.matchAll(MATCHER)].map(([, label = '', how, value = '']) => ({ label, value: how === '=' ? value : null }));
}
