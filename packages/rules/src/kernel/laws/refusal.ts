import type { RefusalList, Violation } from '../violation.ts';
import { type BreachContext, demand } from './law-broken.ts';

/** Throws a `LawBroken` unless a refusal cites a rule, and the game lists the refusal's code with these message arguments. */
export function demandOnList({ rule, code, values = {} }: Violation, refusals: RefusalList, place: BreachContext): void {
  demand(/^[A-Z]{2}\d+(\.\d+)*$/.test(rule), `a refusal cites no rule: ${rule}`, place);
  demand(/^[a-z]+(-[a-z]+)*$/.test(code), `a refusal has no stable code: ${code}`, place);
  demand(Object.hasOwn(refusals, code), `a refusal is not listed: ${code}`, place);
  const [given, listed] = [Object.keys(values), refusals[code] ?? []].map((names) => names.toSorted().join(', '));
  demand(given === listed, `a refusal has other arguments than the list: ${code}`, place);
}
