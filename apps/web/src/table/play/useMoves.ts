import type { Answer, Refusal } from '@chinwag/protocol';
import type { GameState, Tagged, Violation } from '@chinwag/rules';
import { useState } from 'react';
import { tap } from '../../ui/tap.ts';
import type { AskedAt } from './Explanation.tsx';

/* Two short taps, and the pause between them, in ms. */
const REFUSED = [25, 50, 25] as const;

/** The reason why a move is not allowed, and the place on the table where the user tried it. */
interface ExplainedViolation {
  readonly violation: Violation;
  readonly at: AskedAt;
}

interface ExplainedThen extends ExplainedViolation {
  /** The table's state at that time. In any other state, the explanation is out of date. */
  readonly shown: GameState;
}

/** The input of `useMoves`: the shown state and the functions that send moves and show refusals. */
export interface MovesOptions {
  /** The shown state of the table. */
  readonly shown: GameState;
  /** Why the viewer can make no move now, or null if they can. */
  readonly whyNone: Refusal | null;
  /** Sends a move to the table. */
  readonly play: (move: Tagged) => Promise<Answer>;
  /** Shows a refusal that no rule of the game explains. */
  readonly notify: (refusal: Refusal) => void;
  /** Returns the place where the user last tried a move. */
  readonly askedAt: () => AskedAt;
}

/** The functions that send and explain moves. */
export interface Moves {
  /** Sends a move, and explains a refusal. */
  readonly send: (move: Tagged) => Promise<void>;
  /** The number of accepted moves. */
  readonly answers: number;
  readonly explain: (violation: Violation) => void;
  /** The current explanation, while the table's state is the same, or null for none. */
  readonly explained: ExplainedViolation | null;
  readonly dismiss: () => void;
}

/**
 * Returns functions that send and explain moves. They explain a violation of a rule at the place where the user tried the move, and
 * show any other refusal as a notice.
 */
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
