import type { Answer } from '@chinwag/protocol';
import type { Tagged } from '@chinwag/rules';
import { useMemo, useReducer, useState } from 'react';
import { playersAt } from '../session/players.ts';
import { useSay } from '../language/language.ts';
import { movesOffered } from '../table/play/offer.ts';
import type { PlayRoomOptions } from '../table/play/usePlayRoom.ts';
import { useTable } from '../table/tableContext.ts';
import type { ReadOut } from '../board/screen.ts';
import type { Coach } from './coach.ts';
import { aboutAt, LEARNER, saidAt, type SpokenOf } from '../board/lesson.ts';

/** The coach's note (slip) or advice (word), with the possible answers. */
export type Coaching =
  | {
      readonly kind: 'slip';
      readonly id: string;
      readonly about: readonly SpokenOf[];
      readonly says: ReadOut;
      readonly isLast: boolean;
      readonly goOn: () => void;
    }
  | {
      readonly kind: 'word';
      readonly id: string;
      readonly about: readonly SpokenOf[];
      readonly says: ReadOut;
      readonly playAllTheSame: () => void;
      readonly chooseAgain: () => void;
    };

/** The coach's message, and the room's actions, which go through the coach. */
export interface Coached {
  readonly coaching: Coaching | null;
  /** The actions on the game. The coach may first advise against a move, which then waits until the learner has answered. */
  readonly actions: PlayRoomOptions['actions'];
  /** Continues the game without the coach. */
  readonly leave: () => void;
}

/** A move that waits for the learner's answer to advice. */
interface HeldMove {
  readonly word: Extract<ReturnType<Coach['wordAgainst']>, object>;
  readonly settle: (how: 'played' | 'dropped') => void;
}

const DROPPED: Answer = { ok: true };

/** Lets a coach watch a game. Returns the coach's message at this moment and actions that first pass moves to the coach. */
export function useCoach(coach: Coach, { game, actions }: Pick<PlayRoomOptions, 'game' | 'actions'>): Coached {
  const { table, you } = useTable();
  const unnamed = useSay()('session.you');
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0);
  const [held, setHeld] = useState<HeldMove | null>(null);
  const { screen, shown, newest, viewer } = game;
  const moment = useMemo(() => {
    const moves = shown === newest ? movesOffered(screen, newest, viewer, null) : [];
    return { state: shown, viewer, players: playersAt(table, you, unnamed), seat: LEARNER, moves };
  }, [screen, shown, newest, viewer, table, you, unnamed]);
  const slip = held === null ? coach.slipAt(moment) : null;
  const letGoOn = () => {
    lookAgain();
    if (coach.slipAt(moment) === null) actions.release();
  };
  const play = (move: Tagged): Promise<Answer> => {
    if (slip !== null) coach.read(slip);
    const word = coach.wordAgainst(move, moment);
    lookAgain();
    actions.release();
    if (word === null) return actions.play(move);
    return new Promise((answer) => {
      const settle = (how: 'played' | 'dropped') => {
        setHeld(null);
        answer(how === 'played' ? actions.play(move) : DROPPED);
      };
      setHeld({ word, settle });
    });
  };
  return {
    coaching: coachingOf(),
    actions: {
      play,
      skip: () => actions.skip(),
      release: () => actions.release(coach.slipAt(moment) === null ? 'goes-on' : 'waits'),
    },
    leave: () => {
      coach.leave();
      held?.settle('dropped');
      letGoOn();
    },
  };

  function coachingOf(): Coaching | null {
    if (held !== null) {
      const { counsel } = held.word;
      return {
        kind: 'word', id: counsel.id, about: aboutAt(counsel, moment), says: saidAt(counsel, moment),
        playAllTheSame: () => held.settle('played'), chooseAgain: () => held.settle('dropped'),
      };
    }
    if (slip === null) return null;
    const goOn = () => {
      coach.read(slip);
      letGoOn();
    };
    const { id } = slip.slip;
    return { kind: 'slip', id, about: aboutAt(slip.slip, moment), says: saidAt(slip.slip, moment), isLast: slip.ends, goOn };
  }
}
