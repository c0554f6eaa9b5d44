import type { FrenchCard } from '@chinwag/rules';
import {
  type Category, categoryOf, type Deal, DEMANDS, nextFilled, questPoints, rack, type Seating,
} from '@chinwag/rules/chinkway';
import { CardInText } from '../../cards/CardInText.tsx';
import { SuitIcon } from '../../cards/SuitIcon.tsx';
import { placed } from '../../ui/place.ts';
import { SideMark } from '../../ui/SideMark.tsx';
import { useSay } from '../../language/language.ts';
import { isYou, type People } from '../../board/people.ts';
import { WithNames } from '../../board/WithNames.tsx';
import './questTable.css';
import { SIDE_SHAPES, sideLabel, sidesInOrder } from './sides.ts';

export interface QuestTableProps {
  /** The deal or its record. The Quest is empty until it is turned up; `taken` lists the cards by side. */
  readonly of: Seating & Pick<Deal, 'quest' | 'taken'>;
  readonly people: People;
  /** The category that the chosen card would fill in the viewer's row, or null for none. */
  readonly target?: Category | null;
}

/** The Quest and the demands that each side has filled: columns are demands, rows are sides, the viewer's own first. */
export function QuestTable({ of, people, target = null }: QuestTableProps) {
  const { quest, taken, sides } = of;
  const say = useSay();
  return (
    <table className="quest-table">
      <caption className="visually-hidden">{say('chinkway.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{say('chinkway.column')}</th>
          {Array.from({ length: DEMANDS }, (_, at) => (
            <th key={at} scope="col" {...placed(`demand ${at}`)}>
              <Demand demand={quest[at]} />
            </th>
          ))}
          <th scope="col" className="quest-heading-points">
            {say('chinkway.column-points')}
          </th>
        </tr>
      </thead>
      <tbody>
        {sidesInOrder(of, people).map((side) => {
          const seats = sides[side] ?? [];
          const cards = taken[side] ?? [];
          const yours = seats.some((seat) => isYou(people, seat));
          return (
            <tr key={side} data-side={SIDE_SHAPES[side]} data-yours={yours || undefined}>
              <th scope="row">
                <span className="quest-side">
                  <SideMark side={SIDE_SHAPES[side] ?? 'round'} />
                  <WithNames message={sideLabel(seats, people)} />
                </span>
              </th>
              <Rack quest={quest} taken={cards} target={yours ? target : null} />
              <td className="quest-points">{questPoints(cards)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Demand({ demand }: { readonly demand: FrenchCard | undefined }) {
  const say = useSay();
  if (demand === undefined) return <span aria-label={say('chinkway.not-turned')}>?</span>;
  const category = categoryOf(demand);
  return <SuitIcon suit={category} label={say('chinkway.demand', { demand: category })} />;
}

interface RackProps {
  readonly quest: readonly FrenchCard[];
  readonly taken: readonly FrenchCard[];
  readonly target: Category | null;
}

/** Shows a side's five places. */
function Rack({ quest, taken, target }: RackProps) {
  const filled = rack(quest, taken);
  const aim = target === null ? -1 : nextFilled(quest, taken, target);
  return Array.from({ length: DEMANDS }, (_, at) => (
    <td key={at}>
      <Slot demand={quest[at]} card={filled[at] ?? null} aimed={at === aim} />
    </td>
  ));
}

interface SlotProps {
  readonly demand: FrenchCard | undefined;
  readonly card: FrenchCard | null;
  readonly aimed: boolean;
}

function Slot({ demand, card, aimed }: SlotProps) {
  const say = useSay();
  if (card !== null) {
    return (
      <span className="quest-slot printed" data-slot="filled">
        <span className="quest-card" {...placed(`laid ${card}`)}>
          <CardInText card={card} />
        </span>
      </span>
    );
  }
  return (
    <span className="quest-slot" data-slot={aimed ? 'target' : 'open'}>
      <span className="visually-hidden">{say('chinkway.open')}</span>
      {demand !== undefined && <SuitIcon suit={categoryOf(demand)} label="" />}
    </span>
  );
}
