import { Card } from '../../cards/Card.tsx';
import { CardBack } from '../../cards/CardBack.tsx';
import { grabbable } from '../../ui/drag/grabbable.ts';
import { placed } from '../../ui/place.ts';
import { useSay } from '../../language/language.ts';
import { type Group, groupsOf } from './groups.ts';
import type { OwnCardsProps } from './useParts.ts';

/** The groups of cards set apart, each under its bracket; a press returns a group to the loose cards. */
export function PartGroups({ state, composing }: OwnCardsProps) {
  const say = useSay();
  const { parts, setApart } = composing;
  return (
    <ul className="chinchon-groups" aria-label={say('chinchon.apart')}>
      {groupsOf(state, parts).map((group) => (
        <li key={group.cards.join(' ')}>
          <button
            type="button"
            className="chinchon-group bare-button"
            data-kind={group.kind}
            title={say('chinchon.take-back')}
            {...grabbable('to-hand')}
            onClick={() => setApart(group.without)}
          >
            <span className="visually-hidden">{say('chinchon.take-back-group', { group: group.spoken })} </span>
            <GroupCards group={group} />
            <span className="chinchon-caption" aria-hidden="true">{say(group.caption)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function GroupCards({ group: { kind, cards } }: { readonly group: Group }) {
  return (
    <span className="chinchon-group-cards">
      {cards.map((card) => (
        <span key={card} {...placed(`hand ${card}`)}>
          <Card card={card} pack="spanish" label="" />
        </span>
      ))}
      {kind === 'closing' && <CardBack room="chinchon" />}
    </span>
  );
}
