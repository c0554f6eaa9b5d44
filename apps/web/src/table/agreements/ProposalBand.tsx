import type { ProposalState } from '@chinwag/protocol/table';
import { useState } from 'react';
import { catalogued } from '../../games/catalogue.ts';
import { Band } from '../../ui/Band.tsx';
import { AskButton } from '../../ui/AskButton.tsx';
import { useSay } from '../../language/language.ts';
import { type Message, message } from '../../language/message.ts';
import { sentences } from '../../language/sentences.ts';
import { personName } from '../../session/tableView.ts';
import { useTable } from '../tableContext.ts';

export interface ProposalBandProps {
  readonly proposal: ProposalState;
}

/** A banner for a proposal. The players who must answer see what the proposal means. Everyone sees who has yet to answer. */
export function ProposalBand({ proposal }: ProposalBandProps) {
  const say = useSay();
  const { table, you, ask, request } = useTable();
  // While a rule requires silence, the table shows nobody's answer, so only this page knows that this player has answered.
  const [answered, setAnswered] = useState(false);
  const { id, by, asked } = proposal;
  const own = by === you;
  const isToAnswer = asked.includes(you) && !answered;
  const others = asked.filter((person) => person !== you).map((person) => personName(table, person) ?? '');
  const answer = (said: 'yes' | 'no') => () =>
    void request('answerProposal', { id, answer: said }).then(({ ok }) => setAnswered(ok));
  return (
    <Band
      icon={proposal.kind === 'break' ? 'pause' : 'leave'}
      buttons="below"
      headline={say(wish(proposal, { name: personName(table, by) ?? '', you: own }))}
      action={
        own ? (
          <AskButton onClick={() => ask('withdrawProposal', {})}>{say('agreements.withdraw')}</AskButton>
        ) : (
          isToAnswer && (
            <>
              <AskButton onClick={answer('no')}>{say('agreements.no')}</AskButton>
              <AskButton onClick={answer('yes')}>{say('agreements.yes')}</AskButton>
            </>
          )
        )
      }
    >
      {sentences([
        isToAnswer ? say(meaning(proposal)) : '',
        others.length > 0 ? say('agreements.still', { others }) : '',
        say('agreements.no-answer'),
      ])}
    </Band>
  );
}

function wish({ kind, next }: ProposalState, who: { readonly name: string; readonly you: boolean }): Message {
  if (next !== null) return message('agreements.asks.instead', { who, game: titleOf(next) });
  return message(`agreements.asks.${kind}`, { who });
}

function meaning({ kind, next }: ProposalState): Message {
  return next === null ? message(`agreements.means.${kind}`) : message('agreements.means.instead', { game: titleOf(next) });
}

function titleOf(game: string): string {
  return catalogued(game)?.title ?? game;
}
