import '../../board/tableSign.css';
import './paperCut.css';

const QUARTERS = [0, 90, 180, 270];
const SCALLOPS = Array.from({ length: 36 }, (_, k) => k * 10);

export interface PaperCutProps {
  /** The angle of the player in turn, from which the arrow leads to the next player, or null for none. */
  readonly turn: number | null;
}

/**
 * The paper-cut in the middle of the four-player table. Its two axes join the opposite pairs, and are double lines because payments
 * between opposites are doubled. The arrow shows the direction of play, counterclockwise.
 */
export function PaperCut({ turn }: PaperCutProps) {
  return (
    <div className="table-sign" aria-hidden="true">
      <svg viewBox="-130 -130 260 260">
        <g className="paper-cut-figures">
          {QUARTERS.map((angle) => (
            <g key={angle} transform={`rotate(${angle})`}>
              <path d="M0-62c10-6 12-20 6-32-4 8-5 8-6 14-1-6-2-6-6-14-6 12-4 26 6 32z" />
              <path d="M14-66c12-2 22-12 24-26-12 2-22 12-24 26zM-14-66c-12-2-22-12-24-26 12 2 22 12 24 26z" />
              <path d="M40-44c14 2 26-4 34-16-14-3-27 3-34 16zM44-40c-3 14 3 27 16 34 3-14-3-27-16-34z" />
              <path d="M52-52 66-66l3 3-14 14z" />
              <circle cx="78" cy="-78" r="7" />
              <circle cx="66" cy="-84" r="3.4" />
              <circle cx="84" cy="-66" r="3.4" />
            </g>
          ))}
          {SCALLOPS.map((angle) => (
            <path key={angle} transform={`rotate(${angle})`} d="M-8-112a8 8 0 0 1 16 0z" />
          ))}
        </g>
      </svg>
      <i className="paper-cut-axis" data-axis="upright" />
      <i className="paper-cut-axis" data-axis="level" />
      {turn !== null && (
        <svg className="sign-direction" viewBox="-130 -130 260 260" style={{ '--turn': `${turn - 90}deg` }}>
          <path d="M40 92A100 100 0 0 0 92 40" />
          <path d="m81 45 11-6 2 12.5" />
        </svg>
      )}
    </div>
  );
}
