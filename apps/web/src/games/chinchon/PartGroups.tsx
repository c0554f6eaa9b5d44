import type { SpanishCard } from '@chinwag/rules';
import { useState } from 'react';
import { Card } from '../../cards/Card.tsx';
import { CardBack } from '../../cards/CardBack.tsx';
import type { ApartDragProps } from '../../cards/hand/ApartDrag.ts';
import { ApartDrag } from '../../cards/hand/apartDragLater.ts';
import { APART, grabbable, grabbableCard } from '../../ui/drag/grabbable.ts';
import { takesDrops } from '../../ui/drag/pressedByDrop.ts';
import { placed } from '../../ui/place.ts';
import { useSay } from '../../language/language.ts';
import type { Group } from './groups.ts';
import { useScrolls } from './useScrolls.ts';
import type { OwnCardsProps } from './useParts.ts';

/** The first press on a card of a group, which starts loading the drag code. */
type GroupGrasp = Pick<ApartDragProps<SpanishCard>, 'root' | 'first'>;

/** The props of `<PartGroups>`: the groups and the player's choices. */
export interface PartGroupsProps extends Pick<OwnCardsProps, 'composing'> {
  readonly groups: readonly Group[];
}

/**
 * The groups set apart, each under a bracket. Pressing a group puts the chosen cards there, or explains why that is impossible.
 * With no card chosen, the group's cards become loose again. The player can also drag the cards to another group, to a meld on the
 * table, or back.
 */
export function PartGroups({ groups, composing }: PartGroupsProps) {
  const say = useSay();
  const { apart } = composing;
  const [grasp, setGrasp] = useState<GroupGrasp | null>(null);
  const list = useScrolls();
  return (
    <ul
      ref={list}
      className="chinchon-groups"
      aria-label={say('chinchon.apart')}
      onPointerDown={({ currentTarget, target, nativeEvent }) => {
        const grabs = grasp === null && target instanceof Element && target.closest(`[${APART}]`) !== null;
        if (grabs) setGrasp({ root: currentTarget, first: nativeEvent });
      }}
    >
      {groups.map((group) => (
        <li key={group.cards.join(' ')}>
          <GroupButton group={group} composing={composing} />
        </li>
      ))}
      {grasp && <ApartDrag {...apart} {...grasp} loose=".chinchon-loose" />}
    </ul>
  );
}

function GroupButton({ group, composing }: Pick<OwnCardsProps, 'composing'> & { readonly group: Group }) {
  const say = useSay();
  const { chosen, setApart, putOn, take } = composing;
  const put = putOn(group);
  const words = put === null
    ? say('chinchon.take-back-group', { group: group.spoken })
    : say('chinchon.put-with', { count: chosen.length, group: group.spoken });
  return (
    <button
      type="button"
      className="chinchon-group bare-button"
      data-kind={group.kind}
      title={words}
      {...grabbable('to-hand')}
      {...(put === null ? {} : takesDrops(put.ok ? 'once' : 'refused'))}
      onClick={() => (put === null ? setApart(group.without) : take(put))}
    >
      <span className="visually-hidden">{words} </span>
      <GroupCards group={group} />
      <span className="chinchon-caption" aria-hidden="true">{say(group.caption)}</span>
    </button>
  );
}

function GroupCards({ group: { kind, cards } }: { readonly group: Group }) {
  return (
    <span className="chinchon-group-cards">
      {cards.map((card) => (
        <span key={card} {...placed(`hand ${card}`)} {...grabbableCard(card)}>
          <Card card={card} pack="spanish" label="" />
        </span>
      ))}
      {kind === 'closing' && <CardBack room="chinchon" />}
    </span>
  );
}
