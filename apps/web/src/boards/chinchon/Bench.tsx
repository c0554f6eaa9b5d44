import { addingRule, bestArrangement, heldBy, meldsFor, NO_MELD } from '@chinwag/rules/chinchon';
import { useEffect } from 'react';
import { useAnnounce } from '../../kit/Announcer.tsx';
import { Button } from '../../kit/Button.tsx';
import { RuleLink } from '../../kit/RuleLink.tsx';
import { useLanguage } from '../../language/language.ts';
import { SentenceText, spokenSentence } from '../../wording/SentenceText.tsx';
import { written } from '../../wording/numbers.ts';
import './bench.css';
import { areAlike, areNone, bestParts, isSettling, looseWorth, NO_PARTS } from './parts.ts';
import { type SelectionWords, tellSelection } from './selection.ts';
import type { OwnCardsProps } from './useParts.ts';

/** Between table and hand: one's points and what the hand would add to them, and what the chosen cards are. */
export function Bench({ state, seat, composing }: OwnCardsProps) {
  const { deck } = state.options;
  const { parts, chosen } = composing;
  const telling = tellSelection(chosen, deck);
  const announce = useAnnounce();
  const language = useLanguage();
  const spoken = telling === null || telling.kind === 'one' ? '' : spokenSentence(telling.sentence, 'spanish', language);
  useEffect(() => {
    if (spoken !== '') announce(spoken);
  }, [announce, spoken]);
  const left = areNone(parts)
    ? bestArrangement(heldBy(state.deal, seat), deck).points
    : looseWorth(state, seat, parts);
  return (
    <section className="chinchon-bench" aria-label="What you have chosen">
      <p className="chinchon-worth">
        <span>
          <b>{written(state.totals[seat] ?? 0)}</b> so far
        </span>
        <i aria-hidden="true">+</i>
        <span>
          <b>{left}</b> left over
        </span>
      </p>
      <p className="chinchon-telling">
        {telling !== null && <Telling telling={telling} state={state} seat={seat} composing={composing} />}
      </p>
      {chosen.length > 1 && telling !== null ? (
        <Button
          variant="ghost"
          offReason={telling.kind === 'meld' ? undefined : `${spoken} (${telling.rule})`}
          onClick={composing.meldChosen}
        >
          Meld
        </Button>
      ) : (
        !isSettling(state, seat) && <FindMelds state={state} seat={seat} composing={composing} />
      )}
    </section>
  );
}

function Telling({ telling, state, seat, composing }: OwnCardsProps & { readonly telling: SelectionWords }) {
  const { parts, chosen } = composing;
  const [card] = chosen;
  const adding = telling.kind === 'one' ? addingRule(state, seat) : null;
  const fits = adding !== null && card !== undefined && meldsFor(state, card, parts.layOffs).length > 0;
  return (
    <>
      <SentenceText sentence={telling.sentence} pack="spanish" />{' '}
      {adding !== null ? (
        <>
          {fits ? 'It fits where it is lit.' : 'It fits no meld on the table.'} <RuleLink rule={adding} />
        </>
      ) : (
        <RuleLink rule={telling.rule} />
      )}
    </>
  );
}

/** Sets the best melds apart, or puts them back once they are. */
function FindMelds({ state, seat, composing: { parts, setApart } }: OwnCardsProps) {
  const best = bestParts(state, seat);
  if (!areNone(parts) && areAlike(parts, best)) {
    return (
      <Button variant="ghost" onClick={() => setApart(NO_PARTS)}>
        Put back
      </Button>
    );
  }
  return (
    <Button
      variant="ghost"
      icon="wand"
      aria-label="Find my melds"
      offReason={areNone(best) ? `${NO_MELD.message} (${NO_MELD.rule})` : undefined}
      onClick={() => setApart(best)}
    >
      Melds
    </Button>
  );
}
