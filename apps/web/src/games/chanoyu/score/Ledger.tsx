import { GOAL, type Mark, markOf, SAFE, totals } from '@chinwag/rules/chanoyu';
import { RuleLink } from '../../../ui/RuleLink.tsx';
import { useSay } from '../../../language/language.ts';
import { type Message, message } from '../../../language/message.ts';
import { ScoreLedger } from '../../../board/score/ScoreLedger.tsx';
import type { View } from '../view.ts';

/** Where a total is between the two marks that matter. */
const MARKS: Readonly<Record<Mark, Message>> = {
  goal: message('chanoyu.at-goal', { goal: GOAL }),
  short: message('chanoyu.at-safe', { safe: SAFE }),
  'below-eight': message('chanoyu.below-safe', { safe: SAFE }),
};

/** What a stretch scores, for each way of scoring. */
const KEYS = { links: 'chanoyu.links-key', steps: 'chanoyu.steps-key', runs: 'chanoyu.runs-key' } as const;

/** Every round by every player, the totals with where they stand between the two marks that matter, and what a stretch scores. */
export function Ledger({ view }: { readonly view: View }) {
  const say = useSay();
  const { state } = view;
  return (
    <>
      <ScoreLedger
        caption={say('chanoyu.ledger')}
        rowsAre={say('chanoyu.round-head')}
        rows={state.records.map(({ points }, k) => ({ head: String(k + 1), cells: points }))}
        foot={{
          head: say('board.row-in-all'),
          cells: totals(state).map((total, seat) => (
            <span key={seat} className="round-total">
              {total}
              <small>{say(MARKS[markOf(total)])}</small>
            </span>
          )),
        }}
        people={view}
      />
      <p className="score-key">
        {say(KEYS[state.options.scoring])} <RuleLink rule="CN6.1" />
      </p>
    </>
  );
}
