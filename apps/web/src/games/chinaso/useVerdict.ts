import { isDown, type Phase } from '@chinwag/rules/chinaso';
import { useLanguage, useSay } from '../../language/language.ts';
import { type Message, message, messageOf } from '../../language/message.ts';
import { useAnnounceOnChange } from '../../board/useAnnounceOnChange.ts';
import { verdictOn } from './choice.ts';
import { goingDownOf, type ContractPart } from './composition.ts';
import { placeCount } from './laying.ts';
import type { ChinasoStatus } from './status.ts';
import type { Choosing } from './useChoice.ts';
import type { View } from './view.ts';
import { inWords } from './words.ts';

/** A sentence about the chosen cards, for the status line: what the cards form, or where a single card fits. */
export interface Verdict {
  readonly sentence: Message;
  /** The rule by which the cards form nothing. */
  readonly rule?: string;
}

/**
 * Returns what the chosen cards form, or where the chosen card fits, or null if there is nothing to say. Announces each change,
 * including changes to the sets put together.
 */
export function useVerdict(view: View, choosing: Choosing): Verdict | null {
  const verdict = useVerdictNow(view, choosing);
  const { chosen: [only], composing: { parts } } = choosing;
  useSpoken(verdict?.sentence ?? (only === undefined ? null : message('chinaso.chosen', { card: only })), null);
  useSpoken(togetherInWords(parts), parts.length === 0 ? null : message('chinaso.none-together'));
  return verdict;
}

/**
 * Returns the status line with a verdict as its sentence; unchanged if the verdict is null. On the viewer's turn, the headline then
 * says what they must do. While a discard is offered, the headline remains the question.
 */
export function withVerdict(status: ChinasoStatus, phase: Phase['name'], verdict: Verdict | null): ChinasoStatus {
  if (verdict === null) return status;
  const isTurn = status.asksYou && phase !== 'buying';
  return { ...status, ...(isTurn && { headline: status.sentence }), ...verdict };
}

function useVerdictNow(view: View, choosing: Choosing): Verdict | null {
  const { catalogue } = useLanguage();
  const verdict = whereItFits(view, choosing) ?? verdictOn(choosing.chosen);
  if (verdict === null) return null;
  if ('key' in verdict) return { sentence: verdict };
  const sentence = messageOf(`chinaso.refusal.${verdict.code}`, verdict.values ?? {}, catalogue);
  return sentence && { sentence, rule: verdict.rule };
}

/** Returns where the chosen card of a player who is down can be laid. */
function whereItFits({ state: { deal, phase }, viewer }: View, { chosen, laying }: Choosing): Message | null {
  const [card] = chosen;
  if (card === undefined || phase.name !== 'play' || phase.seat !== viewer || !isDown(deal, viewer)) return null;
  if (laying.swapping !== null) return message('chinaso.choose-joker-place');
  return message('chinaso.fits', { card, places: placeCount(laying.ways) });
}

/** Returns the sets put together to go down, in words, or null for none. */
function togetherInWords(parts: readonly ContractPart[]): Message | null {
  const sets = parts.flatMap(({ set }) => (set === null ? [] : [inWords(set)]));
  if (sets.length === 0) return null;
  return message('chinaso.together', { ready: goingDownOf(parts) === null ? 'other' : 'yes', sets });
}

/** Announces a message whenever it changes, and `after` once the message is null. Does not announce the first message. */
function useSpoken(said: Message | null, after: Message | null): void {
  const say = useSay();
  const now = said ?? after;
  useAnnounceOnChange(now === null ? '' : say(now), said === null ? '' : say(said));
}
