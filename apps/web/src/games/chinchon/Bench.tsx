import { bestArrangement, heldBy } from '@chinwag/rules/chinchon';
import { RuleLink } from '../../ui/RuleLink.tsx';
import { useSay } from '../../language/language.ts';
import { useWords } from '../../language/useWords.ts';
import { Said } from '../../board/Said.tsx';
import { useRefusalWords } from '../../board/refusalWords.ts';
import { ActionButton } from '../../board/actions/ActionButton.tsx';
import './bench.css';
import { finding, fitting, melding } from './composing.ts';
import { groupsOf } from './groups.ts';
import { areNone, isSettling, looseWorth } from './parts.ts';
import { tellSelection } from './selection.ts';
import { useAnnounceOnChange } from '../../board/useAnnounceOnChange.ts';
import type { OwnCardsProps } from './useParts.ts';

/** The area between the table and the hand: the player's points, the points the hand would add, and what the chosen cards form. */
export function Bench(props: OwnCardsProps) {
  const { state, seat, composing } = props;
  const { parts, chosen } = composing;
  const { say, written } = useWords();
  const none = areNone(parts);
  const left = none
    ? bestArrangement(heldBy(state.deal, seat), state.options.deck).points
    : looseWorth(state, seat, parts);
  const groups = groupsOf(state, parts).map(({ spoken }) => spoken);
  useAnnounceOnChange(none ? '' : say('chinchon.set-apart', { groups, left }), JSON.stringify(parts));
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
      {chosen.length < 2 && !isSettling(state, seat) && <ActionButton variant="ghost" action={finding(props)} />}
    </section>
  );
}

/** Shows what the chosen cards form, and the button that sets several of them apart. */
function Chosen({ state, seat, composing }: OwnCardsProps) {
  const { chosen, meldChosen } = composing;
  const say = useSay();
  const words = useRefusalWords();
  const telling = tellSelection(chosen, state.options.deck);
  const fit = telling?.kind === 'one' ? fitting({ state, seat, composing }) : null;
  const said = telling === null ? '' : 'why' in telling ? words(telling.why) : say(telling.words);
  useAnnounceOnChange(fit === null ? said : say('chinchon.counts-and-fits', { counts: said, fits: fit.words }), chosen.join(' '));
  return (
    <>
      <p key={said} className="chinchon-telling">
        {telling !== null && (
          <>
            {'why' in telling ? said : <Said message={telling.words} />} {fit !== null && say(fit.words)}{' '}
            <RuleLink rule={fit?.rule ?? telling.rule} />
          </>
        )}
      </p>
      {telling !== null && chosen.length > 1 && (
        <ActionButton variant="ghost" action={melding(telling, meldChosen)} />
      )}
    </>
  );
}
