import {
  type ChanoyuCard, ends, kindOf, type LayMove, type Row, type Scoring, stretches, stretchPoints, VALUES,
} from '@chinwag/rules/chanoyu';
import { MiniCard } from '../../kit/cards/MiniCard.tsx';
import { gainInFigures } from './consequence.ts';
import { placed } from '../../kit/place.ts';
import './tenRow.css';
import { pointsInWords, sayCard } from './words.ts';

/** A place at which the chosen card may be laid. */
export interface Target {
  readonly way: LayMove;
  /** What the row would score more. */
  readonly gain: number;
  readonly chosen: boolean;
}

/** What `<TenRow>` takes. */
export interface TenRowProps {
  readonly row: Row;
  readonly scoring: Scoring;
  /** `Your row: 2 to 6 and 8, 4 points`. */
  readonly label: string;
  /** Cards laid from the trick that is being built from. */
  readonly newest: readonly ChanoyuCard[];
  readonly targets: readonly Target[];
  readonly onTarget: (way: LayMove) => void;
}

/** A row: ten places with their cards; gaps and open ends show their numbers, and each stretch what it scores. */
export function TenRow({ row, scoring, label, newest, targets, onTarget }: TenRowProps) {
  const taken = ends(row);
  return (
    <div className="ten-row">
      <ol className="ten-places" aria-label={label}>
        {VALUES.map((value) => {
          const card = row[value - 1] ?? null;
          const target = targets.find(({ way }) => way.value === value);
          if (card !== null) {
            return (
              <li
                key={value}
                className="ten-place"
                data-new={newest.includes(card) || undefined}
                {...placed(`laid ${card}`)}
              >
                <MiniCard
                  key={card}
                  card={card}
                  as={kindOf(card) === 'numbered' ? undefined : String(value)}
                  label={kindOf(card) === 'numbered' ? sayCard(card) : `${sayCard(card)} as ${value}`}
                />
              </li>
            );
          }
          if (target !== undefined) {
            return (
              <li key={value} className="ten-place">
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
      <ul className="ten-stretches" aria-label="Stretches">
        {stretches(row).map((stretch) => {
          const points = stretchPoints(stretch, scoring);
          const [low, high] = stretch;
          return points === 0 ? null : (
            <li key={low} style={{ gridColumn: `${low} / ${high + 1}` }}>
              <b>{points}</b>
              <span className="visually-hidden">
                {low} to {high}: {pointsInWords(points)}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** What `<TargetButton>` takes. */
export interface TargetButtonProps {
  readonly target: Target;
  readonly onTarget: (way: LayMove) => void;
}

/** A lawful place, with what it would bring. */
export function TargetButton({ target: { way, gain, chosen }, onTarget }: TargetButtonProps) {
  return (
    <button type="button" className="ten-target" aria-pressed={chosen} onClick={() => onTarget(way)}>
      <span className="visually-hidden">{sayCard(way.card)} as </span>
      <b>{way.value}</b>
      <small>{gainInFigures(gain)}</small>
    </button>
  );
}
