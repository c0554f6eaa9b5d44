import type { Standing } from '@chinwag/rules';
import { useWidth } from '../../ui/elementSize.ts';
import { useSay } from '../../language/language.ts';
import { message } from '../../language/message.ts';
import { useFigures } from '../../language/useFigures.ts';
import { headed, isYou, type People, person } from '../people.ts';
import { gridValues, spread } from './chartScale.ts';
import { lineStyle } from './chartStyles.ts';
import './scoreChart.css';

export interface ScoreChartProps {
  /** The current standings, best first. */
  readonly standings: readonly Standing[];
  /** Everyone's totals by seat: before the first deal, after the first deal, and so on. */
  readonly course: readonly (readonly number[])[];
  readonly people: People;
  /** Formats a total. */
  readonly written?: ((total: number) => string) | undefined;
  /** The unit that is scored. */
  readonly unit?: 'deal' | 'hand' | 'round' | 'game';
}

const NARROW = { height: 190, left: 26, right: 78, gap: 15, marker: 3.6, letters: 8, type: 13 };
const WIDE = { height: 320, left: 34, right: 108, gap: 19, marker: 5, letters: 11, type: 15 };
const WIDE_FROM = 560;
const TOP = 10;
const FOOT = 22;
/** The greatest width of a number on the scale, and the distance between the scale and the lines. */
const FIGURE = 7.5;
const SCALE_GAP = 6;

/** A line chart of everyone's total after each deal. */
export function ScoreChart(props: ScoreChartProps) {
  const { standings, people, unit = 'deal' } = props;
  const say = useSay();
  const figures = useFigures();
  const { written = figures.written } = props;
  const [frame, width] = useWidth();
  const totals = standings.map(({ seat, score }) =>
    message('board.stands-at', { who: person(people, seat), total: written(score) }),
  );
  const label = say('board.totals-after', { unit: unit === 'game' ? 'other' : unit, totals });
  return (
    <div ref={frame} className="score-chart" role="img" aria-label={label}>
      {width > 0 && <Lines {...props} written={written} width={width} />}
    </div>
  );
}

interface LinesProps extends ScoreChartProps {
  readonly width: number;
  readonly written: (total: number) => string;
}

function Lines({ standings, course, people, width, written, unit = 'deal' }: LinesProps) {
  const say = useSay();
  const size = width < WIDE_FROM ? NARROW : WIDE;
  const all = course.flat();
  const grid = gridValues(Math.min(...all), Math.max(...all));
  const [low, high] = [grid[0] ?? 0, grid.at(-1) ?? 1];
  const deals = Math.max(1, course.length - 1);
  const scale = grid.map(written);
  const left = Math.max(size.left, SCALE_GAP + FIGURE * Math.max(...scale.map(({ length }) => length)));
  const x = (deal: number) => left + ((width - left - size.right) * deal) / deals;
  const y = (total: number) => TOP + (size.height - TOP - FOOT) * ((high - total) / (high - low));
  const fromTheTop = standings.toSorted((a, b) => y(a.score) - y(b.score));
  const names = spread(fromTheTop.map(({ score }) => y(score)), size.gap, y(low));
  const every = deals > 16 ? 4 : deals > 8 ? 2 : 1;
  return (
    <svg width={width} height={size.height} aria-hidden="true">
      {grid.map((total, k) => (
        <g key={total} className="score-chart-grid" data-nought={(total === 0 && low < 0) || undefined}>
          <path d={`M${left} ${y(total)}H${width - size.right}`} />
          <text x={left - SCALE_GAP} y={y(total) + 4} textAnchor="end">
            {scale[k]}
          </text>
        </g>
      ))}
      <text x={left} y={size.height - 4}>
        {say('board.unit', { unit: unit === 'game' ? 'other' : unit })}
      </text>
      {Array.from({ length: deals }, (_, k) => (
        <text key={k} x={x(k + 1)} y={size.height - 4} textAnchor="middle">
          {(k + 1) % every !== 0 || (k === 0 && deals > 6 && width < WIDE_FROM) ? '' : k + 1}
        </text>
      ))}
      {standings.toReversed().map(({ seat }) => {
        const { colour, dashes, marker } = lineStyle(seat);
        const totals = course.map((scores) => scores[seat] ?? 0);
        const line = totals.map((total, deal) => `${deal === 0 ? 'M' : 'L'}${x(deal)} ${y(total)}`).join('');
        return (
          <g key={seat} style={{ '--line': colour }} data-you={isYou(people, seat) || undefined}>
            <path className="score-chart-line" d={line} strokeDasharray={dashes} />
            {totals.slice(1).map((total, k) => (
              <path
                key={k}
                className="score-chart-marker"
                d={marker}
                transform={`translate(${x(k + 1)} ${y(total)}) scale(${size.marker})`}
              />
            ))}
          </g>
        );
      })}
      {fromTheTop.map(({ seat }, k) => (
        <text
          key={seat}
          className="score-chart-name"
          x={width - size.right + 9}
          y={(names[k] ?? 0) + 4.5}
          fontSize={size.type}
          style={{ '--line': lineStyle(seat).colour }}
        >
          {shortened(say(headed(people, seat)), size.letters)}
        </text>
      ))}
    </svg>
  );
}

function shortened(name: string, letters: number): string {
  return name.length <= letters ? name : `${name.slice(0, letters - 1)}…`;
}
