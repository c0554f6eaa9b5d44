import { addingRule, heldBy, meldsFor } from '@chinwag/rules/chinchon';
import { useSay } from '../../language/language.ts';
import { Measuring } from '../../board/flight/Measuring.tsx';
import { gapsIn } from '../../board/hand/arrangement.ts';
import { handFlags } from '../../board/hand/handFlags.ts';
import { OwnHand } from '../../board/OwnHand.tsx';
import { groupsOf } from './groups.ts';
import './ownCards.css';
import { areNone } from './parts.ts';
import { PartGroups } from './partGroupsLater.ts';
import { useRegrouping } from './useRegrouping.ts';
import { useDrawnCard } from './useDrawnCard.ts';
import type { OwnCardsProps } from './useParts.ts';
import { sumOf } from './words.ts';

/** The player's own cards: the groups set apart, under brackets, then the loose cards and their points. */
export function OwnCards({ state, seat, composing }: OwnCardsProps) {
  const { parts, hand, loose, chosen, carry } = composing;
  const say = useSay();
  const drawn = useDrawnCard(heldBy(state.deal, seat));
  const adds = addingRule(state, seat) !== null;
  const fitting = adds ? loose.filter((card) => meldsFor(state, card, parts.layOffs).length > 0) : [];
  const flags = handFlags({ fresh: drawn === null ? [] : [drawn], fitting }, say);
  const composed = !areNone(parts);
  const [own, regrouping] = useRegrouping(JSON.stringify(parts));
  return (
    <section ref={own} className="chinchon-own" aria-label={say('chinchon.your-cards')} data-composed={composed || undefined}>
      <Measuring {...regrouping} />
      {composed && <PartGroups groups={groupsOf(state, parts)} composing={composing} />}
      {loose.length > 0 && (
        <div className="chinchon-loose">
          <OwnHand
            {...composing.held}
            flags={flags}
            gaps={gapsIn(hand.groups)}
            pack="spanish"
            shared={composed}
            onCarry={carry}
          />
          {composed && <p className="chinchon-caption">{sumOf(loose, state.options.deck)}</p>}
        </div>
      )}
      {composed && loose.length === 0 && chosen.length > 0 && <div className="chinchon-loose" data-empty="" />}
    </section>
  );
}
