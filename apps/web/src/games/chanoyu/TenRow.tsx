import {
  type ChanoyuCard, ends, kindOf, type LayMove, type Row, type Scoring, stretches, stretchPoints, VALUES,
} from '@chinwag/rules/chanoyu';
import { MiniCard } from '../../cards/MiniCard.tsx';
import { takesDrops } from '../../ui/drag/pressedByDrop.ts';
import { placed } from '../../ui/place.ts';
import { useSay } from '../../language/language.ts';
import { useWords } from '../../language/useWords.ts';
import type { LayTarget } from './targets.ts';
import './tenRow.css';
import { called, points, valuesOf } from './words.ts';

export interface TenRowProps {
  readonly row: Row;
  readonly scoring: Scoring;
  /** The row in words, for screen readers: `Your row: 2 to 6 and 8; 4 points.` */
  readonly label: string;
  /** The cards laid from the trick whose cards are being laid now. */
  readonly newest: readonly ChanoyuCard[];
  readonly targets: readonly LayTarget[];
  readonly onTarget: (way: LayMove) => void;
}

/** A row of ten places with the cards in them. Gaps and open ends show their numbers, and each run of cards its score. */
export function TenRow({ row, scoring, label, newest, targets, onTarget }: TenRowProps) {
  const say = useSay();
  const taken = ends(row);
  return (
    <div className="ten-row">
      <ol className="ten-places" aria-label={label}>
        {VALUES.map((value) => {
          const card = row[value - 1] ?? null;
          const target = targets.find(({ way }) => way.value === value);
          if (card !== null) {
            const said = { card: called(card), value };
            return (
              <li
                key={value}
                className="ten-place"
                data-taken
                data-new={newest.includes(card) || undefined}
                {...placed(`laid ${card}`)}
              >
                <MiniCard
                  key={card}
                  card={card}
                  as={kindOf(card) === 'numbered' ? undefined : String(value)}
                  label={kindOf(card) === 'numbered' ? undefined : say('chanoyu.name-as', said)}
                />
              </li>
            );
          }
          if (target !== undefined) {
            return (
              <li key={value} className="ten-place" data-taken>
                <TargetButton target={target} onTarget={onTarget} />
              </li>
            );
          }
          const gap = taken !== null && value > taken[0] && value < taken[1];
          return (
            <li key={value} className="ten-place" data-gap={gap || undefined} aria-hidden="true">
              {value}
            </li>
          );
        })}
      </ol>
      <ul className="ten-stretches" aria-label={say('chanoyu.stretches')}>
        {stretches(row).map((stretch) => {
          const scored = stretchPoints(stretch, scoring);
          const [low, high] = stretch;
          return scored === 0 ? null : (
            <li key={low} style={{ gridColumn: `${low} / ${high + 1}` }}>
              <b aria-hidden="true">{scored}</b>
              <span className="visually-hidden">
                {say('chanoyu.stretch-points', { values: valuesOf(stretch), points: points(scored) })}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

export interface TargetButtonProps {
  readonly target: LayTarget;
  readonly onTarget: (way: LayMove) => void;
}

/** The button of a legal place, with the points that a card would add there. */
export function TargetButton({ target: { way, gain, chosen }, onTarget }: TargetButtonProps) {
  const { say, signed } = useWords();
  const name = say('chanoyu.place', { card: called(way.card), value: way.value, gain });
  return (
    <button
      type="button" className="ten-target" aria-label={name} aria-pressed={chosen} {...takesDrops('twice')}
      onClick={() => onTarget(way)}
    >
      <b>{way.value}</b> <small>{signed(gain)}</small>
    </button>
  );
}
