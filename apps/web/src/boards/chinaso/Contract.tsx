import { type ChinasoCard, contractInWords, contractOf } from '@chinwag/rules/chinaso';
import { Icon } from '../../kit/Icon.tsx';
import { RuleLink } from '../../kit/RuleLink.tsx';
import { capital } from '../../wording/words.ts';
import { MeldStrip } from '../shared/MeldStrip.tsx';
import { cardsIn, goingDownOf, type Part, putIn, turned, whyNotTogether } from './composition.ts';
import './contract.css';
import { stripCards } from './Melds.tsx';
import type { Choosing } from './useChoice.ts';
import { cardCount, setName, span } from './words.ts';

/** What `<Contract>` takes. */
export interface ContractProps {
  /** The number of the hand. */
  readonly number: number;
  /** How many cards one holds, those in the parts among them. */
  readonly held: number;
  /** Whether one is asked to buy, which comes first where both have no room. */
  readonly asked: boolean;
  readonly choosing: Choosing;
}

/** Every part of the contract, with what has been put there to go down. */
export function Contract({ number, held, asked, choosing }: ContractProps) {
  const { chosen, composing, touchPart } = choosing;
  const { parts, turn } = composing;
  const touching = whyNotTogether(parts);
  const ready = goingDownOf(parts) !== null && touching === null;
  const put = cardsIn(parts).length;
  return (
    <section className="chinaso-contract" data-ready={ready || undefined} data-asked={asked || undefined} aria-label="Going down">
      <h2>
        {ready ? 'Ready to go down' : 'To go down'}
        {touching === null ? (
          <span>{put > 0 ? `${put} of ${cardCount(held)}` : capital(contractInWords(contractOf(number)))}</span>
        ) : (
          <span role="alert">
            {touching.message} <RuleLink rule={touching.rule} />
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
  readonly part: Part;
  readonly chosen: readonly ChinasoCard[];
  readonly onTouch: () => void;
  readonly onTurn: () => void;
}

function PartSlot({ part, chosen, onTouch, onTurn }: PartSlotProps) {
  const { kind, set, ways } = part;
  const fits = chosen.length > 0 && putIn(part, chosen).ok;
  const next = turned(part).set;
  return (
    <div className="chinaso-part" data-kind={kind} data-filled={set !== null || undefined} data-fits={fits || undefined}>
      <button type="button" className="bare-button" onClick={onTouch}>
        <span className="visually-hidden">{partLabel(part, chosen)}</span>
        <span aria-hidden="true">
          {set === null ? kind : <MeldStrip pack="french" label={setName(set)} cards={stripCards(set)} />}
        </span>
        {set !== null && <Icon name={fits ? 'plus' : 'close'} />}
      </button>
      {ways.length > 1 && next?.kind === 'straight' && (
        <button type="button" className="chinaso-turn bare-button" aria-label={`Lay it as ${span(next)}`} onClick={onTurn}>
          <Icon name="swap" /> or {span(next)}
        </button>
      )}
    </div>
  );
}

function partLabel({ kind, set }: Part, chosen: readonly ChinasoCard[]): string {
  const cards = chosen.length === 1 ? 'the chosen card' : `the ${chosen.length} chosen cards`;
  if (set === null) return chosen.length === 0 ? `A ${kind}, still open` : `Put ${cards} here as a ${kind}`;
  return chosen.length === 0 ? `Take back the ${setName(set)}` : `Add ${cards} to the ${setName(set)}`;
}
