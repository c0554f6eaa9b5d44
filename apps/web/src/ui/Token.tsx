import { useCalled } from '../language/useCalled.ts';
import './token.css';
import type { ClockFace } from './clockFace.ts';
import { Icon, type IconName } from './Icon.tsx';
import { shownLater } from './shownLater.tsx';
import { type SideShape, SIDE_OUTLINES } from './SideMark.tsx';
import { clockDashes, initialOf, tintOf } from './tokenFace.ts';

/** Why a person is not quite there: away, played by a bot, waited for for long, or muted by you. */
export type TokenMark = 'away' | 'bot' | 'slow' | 'muted';

export interface TokenProps {
  /** The person's name; the token shows its first letter and is tinted by the whole of it. */
  readonly name: string;
  /** The badge they have chosen, if any: an emblem beside the letter, and the tint. */
  readonly badge?: number | null | undefined;
  /** The side, shown first by the shape of a frame about the token. */
  readonly side?: SideShape | undefined;
  /** How much time they have left; no ring for one who is not on the clock. */
  readonly clock?: ClockFace | undefined;
  readonly mark?: TokenMark | undefined;
  /** The sign they are making: it covers the token for a while. */
  readonly sign?: IconName | undefined;
}

const Emblem = shownLater(async () => (await import('./BadgeEmblem.tsx')).BadgeEmblem);

const MARKS: Record<TokenMark, IconName> = { away: 'pause', bot: 'bot', slow: 'hourglass', muted: 'mute' };

/**
 * A person: a round paper with their letter, the same in every game. The side is a frame about it, of the side's shape; the clock
 * is a ring about that; a mark stands at the foot. `--token-size` across, 44 px.
 * Silent for screen readers: the name and its states stand beside it in words.
 */
export function Token({ name, badge = null, side, clock, mark, sign }: TokenProps) {
  const called = useCalled();
  const outline = SIDE_OUTLINES[side ?? 'round'];
  return (
    <span
      className="token"
      data-side={side}
      data-mark={mark}
      data-badge={badge === null ? undefined : true}
      data-little={typeof clock?.seconds === 'number' || undefined}
      style={{ '--token-tint': tintOf(name, badge) }}
      aria-hidden="true"
    >
      <svg viewBox="0 0 44 44" focusable="false">
        {side !== undefined && <path className="token-side" d={outline} />}
        <path className="token-body" d={SIDE_OUTLINES.round} />
        <path className="token-edge" d={SIDE_OUTLINES.round} />
        {clock !== undefined && (
          <path
            className="token-clock"
            d={outline}
            pathLength={100}
            strokeDasharray={clockDashes(clock.part, clock.runs)}
          />
        )}
      </svg>
      <b>{initialOf(called(name))}</b>
      {badge !== null && <Emblem badge={badge} />}
      {clock !== undefined && clock.seconds !== null && <small>{clock.seconds}</small>}
      {mark && (
        <i>
          <Icon name={MARKS[mark]} />
        </i>
      )}
      {sign && (
        <em key={sign}>
          <Icon name={sign} />
        </em>
      )}
    </span>
  );
}
