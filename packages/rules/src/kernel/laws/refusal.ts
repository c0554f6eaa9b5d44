import type { Violation } from '../violation.ts';
import { demand, type Place } from './law-broken.ts';

/** Throws a `LawBroken` unless a refusal cites a rule, has a stable code and is a sentence. */
export function demandSpoken({ rule, code, message, values }: Violation, place: Place): void {
  demand(/^[A-Z]{2}\d+(\.\d+)*$/.test(rule), `a refusal cites no rule: ${rule}`, place);
  demand(/^[a-z]+(-[a-z]+)*$/.test(code), `a refusal has no stable code: ${code}`, place);
  demand(values !== undefined || /^[A-Z].*[.!?]$/.test(message), `a refusal is no sentence: ${message}`, place);
}
