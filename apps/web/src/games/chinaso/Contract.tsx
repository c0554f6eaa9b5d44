import type { ChinasoCard, Contract as HandContract } from '@chinwag/rules/chinaso';
import { useEffect } from 'react';
import { useAnnounce } from '../../ui/Announcer.tsx';
import { takesDrops } from '../../ui/drag/pressedByDrop.ts';
import { placed } from '../../ui/place.ts';
import { Icon } from '../../ui/Icon.tsx';
import { RuleLink } from '../../ui/RuleLink.tsx';
import { useSay } from '../../language/language.ts';
import { message } from '../../language/message.ts';
import { useRefusalWords } from '../../board/refusalWords.ts';
import { MeldStrip } from '../../board/MeldStrip.tsx';
import { cardsIn, goingDownOf, type ContractPart, putIn, turned, whyNotTogether } from './composition.ts';
import './contract.css';
import { kindOf, partLabel } from './partWords.ts';
import type { Choosing } from './useChoice.ts';
import { contractInWords, inWords, spanOf, stripCards } from './words.ts';

/**
 * Whether the viewer is asked to buy and, if so, the number of rows of seats. If there is no room for both, the question replaces
 * the contract. Two rows leave less room.
 */
export type BuyQuestion = { readonly put: false } | { readonly put: true; readonly seatRows: 'one' | 'two' };

export interface ContractProps {
  /** The sets that the hand requires. */
  readonly contract: HandContract;
  /** The number of cards in the hand, including those in the parts. */
  readonly held: number;
  readonly buying: BuyQuestion;
  readonly choosing: Choosing;
}

/** Shows every part of the contract, with the cards placed there for going down. */
export function Contract({ contract, held, buying, choosing }: ContractProps) {
  const say = useSay();
  const refusal = useRefusalWords();
  const { chosen, composing, touchPart } = choosing;
  const { parts, turn } = composing;
  const touching = whyNotTogether(parts);
  const announce = useAnnounce();
  const wrong = touching === null ? '' : refusal(touching);
  useEffect(() => {
    if (wrong !== '') announce(wrong);
  }, [announce, wrong]);
  const ready = goingDownOf(parts) !== null && touching === null;
  const put = cardsIn(parts).length;
  const sets = contractInWords(contract);
  return (
    <section
      className="chinaso-contract"
      {...placed('contract')}
      data-ready={ready || undefined}
      data-buying-under-rows={buying.put ? buying.seatRows : undefined}
      aria-label={say('chinaso.slot.name')}
    >
      <h2>
        {say('chinaso.slot.title', { ready: ready ? 'yes' : 'other' })}
        {touching === null ? (
          <span>{say(put > 0 ? message('chinaso.slot.put', { put, held }) : message('chinaso.contract', { sets }))}</span>
        ) : (
          <span>
            {wrong} <RuleLink rule={touching.rule} />
          </span>
        )}
      </h2>
      <div className="chinaso-parts">
        {parts.map((part, index) => (
          // The parts of a contract never change places.
          <PartSlot key={index} part={part} chosen={chosen} onTouch={() => touchPart(index)} onTurn={() => turn(index)} />
        ))}
      </div>
    </section>
  );
}

interface PartSlotProps {
  readonly part: ContractPart;
  readonly chosen: readonly ChinasoCard[];
  readonly onTouch: () => void;
  readonly onTurn: () => void;
}

function PartSlot({ part, chosen, onTouch, onTurn }: PartSlotProps) {
  const say = useSay();
  const { kind, set, ways } = part;
  const fits = chosen.length > 0 && putIn(part, chosen).ok;
  const next = turned(part).set;
  return (
    <div className="chinaso-part" data-kind={kind} data-filled={set !== null || undefined} data-fits={fits || undefined}>
      <button type="button" className="bare-button" {...takesDrops(fits ? 'once' : 'refused')} onClick={onTouch}>
        <span className="visually-hidden">{say(partLabel(part, chosen.length))}</span>
        <span aria-hidden="true">
          {set === null ? (
            say('chinaso.slot.kind', { kind: kindOf(part) })
          ) : (
            <MeldStrip pack="french" label={say(inWords(set))} cards={stripCards(set)} />
          )}
        </span>
        {set !== null && <Icon name={fits ? 'plus' : 'close'} />}
      </button>
      {ways.length > 1 && next?.kind === 'straight' && (
        <button
          type="button"
          className="chinaso-turn bare-button"
          aria-label={say('chinaso.slot.turn', { set: inWords(next) })}
          onClick={onTurn}
        >
          <Icon name="swap" /> {say('chinaso.slot.or', spanOf(next))}
        </button>
      )}
    </div>
  );
}
