import { useCalled } from '../language/useCalled.ts';
import './token.css';
import type { ClockFace } from './clockFace.ts';
import { Icon, type IconName } from './Icon.tsx';
import { shownLater } from './shownLater.tsx';
import { type SideShape, SIDE_OUTLINES } from './SideMark.tsx';
import { clockDashes, initialOf, tintOf } from './tokenFace.ts';

/** A mark on the token of a person who is not fully present: away, played by a bot, slow, or muted by the viewer. */
export type TokenMark = 'away' | 'bot' | 'slow' | 'muted';

export interface TokenProps {
  /** The person's name. The token shows its initial, and the whole name decides the tint. */
  readonly name: string;
  /** The person's badge, if any: an emblem beside the initial, and the tint. */
  readonly badge?: number | null | undefined;
  /** The person's side, shown first by the shape of a frame around the token. */
  readonly side?: SideShape | undefined;
  /** The person's time left; omitted for a player without a clock, who has no ring. */
  readonly clock?: ClockFace | undefined;
  readonly mark?: TokenMark | undefined;
  /** The sign that the person is making. It covers the token for a while. */
  readonly sign?: IconName | undefined;
}

const Emblem = shownLater(async () => (await import('./BadgeEmblem.tsx')).BadgeEmblem);

const MARKS: Record<TokenMark, IconName> = { away: 'pause', bot: 'bot', slow: 'hourglass', muted: 'mute' };

/**
 * A person's token: a round piece of paper with their initial, the same in every game. A frame in the side's shape is around it,
 * and the clock is a ring around that. The mark is at the bottom. The diameter is `--token-size`, 44 px by default. Hidden from
 * screen readers, because the name and its states are beside the token as text.
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
