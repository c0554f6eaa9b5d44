import { addingRule, bestArrangement, heldBy, meldsFor, NO_MELD } from '@chinwag/rules/chinchon';
import { Button } from '../../kit/Button.tsx';
import { RuleLink } from '../../kit/RuleLink.tsx';
import { useSay } from '../../language/language.ts';
import { type Message, message } from '../../language/message.ts';
import { Said } from '../../language/Said.tsx';
import { useFigures } from '../../language/useFigures.ts';
import { useRefusalWords } from '../refusalWords.ts';
import './bench.css';
import { groupsOf } from './groups.ts';
import { areAlike, areNone, bestParts, isSettling, looseWorth, NO_PARTS } from './parts.ts';
import { tellSelection } from './selection.ts';
import { useHeard } from './useHeard.ts';
import type { OwnCardsProps } from './useParts.ts';
import { useReason } from './useReason.ts';

/** Between table and hand: one's points and what the hand would add to them, and what the chosen cards are. */
export function Bench(props: OwnCardsProps) {
  const { state, seat, composing } = props;
  const { parts, chosen } = composing;
  const say = useSay();
  const { written } = useFigures();
  const none = areNone(parts);
  const left = none
    ? bestArrangement(heldBy(state.deal, seat), state.options.deck).points
    : looseWorth(state, seat, parts);
  const groups = groupsOf(state, parts).map(({ spoken }) => spoken);
  useHeard(none ? '' : say('chinchon.set-apart', { groups, left }), JSON.stringify(parts));
  return (
    <section className="chinchon-bench" aria-label={say('chinchon.chosen')}>
      <p className="chinchon-worth">
        <span>
          <b>{written(state.totals[seat] ?? 0)}</b> {say('chinchon.so-far')}
        </span>
        <i aria-hidden="true">+</i>
        <span>
          <b>{written(left)}</b> {say('chinchon.left')}
        </span>
      </p>
      <Chosen {...props} />
      {chosen.length < 2 && !isSettling(state, seat) && <FindMelds {...props} />}
    </section>
  );
}

/** What the chosen cards are, and how to set several of them apart. */
function Chosen({ state, seat, composing }: OwnCardsProps) {
  const { chosen, meldChosen } = composing;
  const say = useSay();
  const words = useRefusalWords();
  const reason = useReason();
  const telling = tellSelection(chosen, state.options.deck);
  const fit = telling?.kind === 'one' ? fitting({ state, seat, composing }) : null;
  const said = telling === null ? '' : 'why' in telling ? words(telling.why) : say(telling.words);
  useHeard(fit === null ? said : say('chinchon.counts-and-fits', { counts: said, fits: fit.words }), chosen.join(' '));
  return (
    <>
      <p className="chinchon-telling">
        {telling !== null && (
          <>
            {'why' in telling ? said : <Said message={telling.words} />} {fit !== null && say(fit.words)}{' '}
            <RuleLink rule={fit?.rule ?? telling.rule} />
          </>
        )}
      </p>
      {telling !== null && chosen.length > 1 && (
        <Button variant="ghost" offReason={'why' in telling ? reason(telling.why) : undefined} onClick={meldChosen}>
          {say('chinchon.meld')}
        </Button>
      )}
    </>
  );
}

/** Sets the best melds apart, or puts them back once they are. */
function FindMelds({ state, seat, composing: { parts, setApart } }: OwnCardsProps) {
  const say = useSay();
  const reason = useReason();
  const best = bestParts(state, seat);
  if (!areNone(parts) && areAlike(parts, best)) {
    return (
      <Button variant="ghost" onClick={() => setApart(NO_PARTS)}>
        {say('chinchon.put-back')}
      </Button>
    );
  }
  return (
    <Button
      variant="ghost"
      icon="wand"
      aria-label={say('chinchon.find-melds')}
      offReason={areNone(best) ? reason(NO_MELD) : undefined}
      onClick={() => setApart(best)}
    >
      {say('chinchon.melds')}
    </Button>
  );
}

/** Whether the chosen card fits a meld on the table, and the rule by which it may be added; null while none may be. */
function fitting({ state, seat, composing: { parts, chosen } }: OwnCardsProps): { words: Message; rule: string } | null {
  const [card] = chosen;
  const rule = addingRule(state, seat);
  if (rule === null || card === undefined) return null;
  const fits = meldsFor(state, card, parts.layOffs).length > 0;
  return { words: message(fits ? 'chinchon.fits' : 'chinchon.fits-none'), rule };
}
