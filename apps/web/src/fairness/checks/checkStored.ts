import { replayedBots } from '@chinwag/bots/replayed';
import { type Refusal, refusal } from '@chinwag/protocol';
import { findGame } from '@chinwag/rules';
import { RULES_VERSION, seatsAtStart } from '@chinwag/rules/game-file';
import { getGame } from '../../session/endedGames.ts';
import { NOT_UNDERSTOOD, type Token } from '../../session/api.ts';
import { checkGame } from '../checkGame.ts';
import { evidenceIn } from '../evidence.ts';
import { seatName } from '../seatNames.ts';
import { withRestoreAnswered } from '../verdict.ts';
import { type CheckReport, reportOf } from './checkReport.ts';

/** The time for which searching bots are asked again, in ms. The verdict waits for them, on a slow phone, too. */
const BOTS_ASKED_FOR = 20_000;

/** A game to check, with the guest's token, if any, and the stored evidence of this device. */
export interface GameToCheck {
  readonly id: string;
  readonly token: Token | null;
  readonly evidence: string | null;
}

/** The outcome of a check: the report, or the refusal if the record is unavailable. */
export type CheckOfGame =
  | { readonly had: false; readonly refusal: Refusal }
  | { readonly had: true; readonly report: CheckReport };

/**
 * Fetches the record of a finished game from the server and checks it. Resolves with the outcome and never rejects: an unreadable
 * record leads to a refusal.
 */
export async function checkStored({ id, token, evidence }: GameToCheck): Promise<CheckOfGame> {
  try {
    const answer = await getGame(token ?? undefined, id);
    if (!answer.ok) return { had: false, refusal: answer };
    const record = answer.game;
    const game = findGame(record.game);
    // By the rules of another version, the same moves may lead to another game, which is no fault of the record.
    if (game === null || record.rules !== RULES_VERSION) return { had: false, refusal: refusal('game-outdated') };
    // The record of another game says nothing about this one.
    if (record.id !== id) return { had: false, refusal: NOT_UNDERSTOOD };
    const saved = evidenceIn(evidence, id);
    const said = saved && withRestoreAnswered(saved, answer.restoredAt);
    const checked = await checkGame(game, record, said, () => Promise.resolve());
    const until = performance.now() + BOTS_ASKED_FOR;
    const bots = checked.ok && 'changes' in record ? replayedBots(game, record, () => performance.now() < until) : undefined;
    return { had: true, report: reportOf(checked, record.game, seatsAtStart(record).map(seatName), bots) };
  } catch {
    return { had: false, refusal: NOT_UNDERSTOOD };
  }
}
