import type { Answer, Refusal } from '@chinwag/protocol';
import type { GameState, Tagged, Violation } from '@chinwag/rules';
import { useState } from 'react';
import { tap } from '../../ui/tap.ts';
import type { AskedAt } from './Explanation.tsx';

/* Two short taps, and the rest between them, in ms. */
const REFUSED = [25, 50, 25] as const;

/** Why something may not be done, and where on the table it was asked. */
interface ExplainedViolation {
  readonly violation: Violation;
  readonly at: AskedAt;
}

interface ExplainedThen extends ExplainedViolation {
  /** What was on the table then; once something else is, the explanation is past. */
  readonly shown: GameState;
}

/** What `useMoves` needs. */
export interface MovesOptions {
  /** What lies on the table. */
  readonly shown: GameState;
  /** Why no move at all may be made now, or null. */
  readonly whyNone: Refusal | null;
  /** Sends a move to the table. */
  readonly play: (move: Tagged) => Promise<Answer>;
  /** Reports a refusal that no rule of the game explains. */
  readonly notify: (refusal: Refusal) => void;
  /** Where something was asked for last. */
  readonly askedAt: () => AskedAt;
}

/** Moves on their way out, and why one cannot be. */
export interface Moves {
  /** Sends a move, and says why it was refused, if it was. */
  readonly send: (move: Tagged) => Promise<void>;
  /** How many moves have been accepted. */
  readonly answers: number;
  readonly explain: (violation: Violation) => void;
  /** What is being explained, for as long as it is about what lies on the table. */
  readonly explained: ExplainedViolation | null;
  readonly dismiss: () => void;
}

/** Sends moves. What a rule refuses is explained where it was asked; any other refusal is announced. */
export function useMoves({ shown, whyNone, play, notify, askedAt }: MovesOptions): Moves {
  const [explained, setExplained] = useState<ExplainedThen | null>(null);
  const explain = (violation: Violation) => {
    tap(...REFUSED);
    setExplained({ violation, at: askedAt(), shown });
  };
  const [answers, setAnswers] = useState(0);
  const send = async (move: Tagged): Promise<void> => {
    setExplained(null);
    if (whyNone !== null) return notify(whyNone);
    const answer = await play(move);
    if (answer.ok) setAnswers((before) => before + 1);
    else if (answer.rule === undefined) notify(answer);
    else explain(violationIn(answer, answer.rule));
  };
  return {
    send,
    answers,
    explain,
    explained: explained?.shown === shown ? explained : null,
    dismiss: () => setExplained(null),
  };
}

function violationIn({ code, values }: Refusal, rule: string): Violation {
  return values === undefined ? { rule, code } : { rule, code, values };
}
