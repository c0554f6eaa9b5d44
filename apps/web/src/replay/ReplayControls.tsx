import type { ReactNode } from 'react';
import { unitOf } from '../games/abouts.ts';
import { IconButton } from '../ui/Button.tsx';
import type { IconName } from '../ui/Icon.tsx';
import { useSay } from '../language/language.ts';
import { PACES, type ReplaySpeed, type Replay, type ReplayView } from './player.ts';
import type { Eyes } from './sight.ts';
import { type Stride, stopAt, strideFrom } from './timeline.ts';
import './replayControls.css';

export interface ReplayControlsProps {
  readonly replay: Replay;
  readonly shown: ReplayView;
  /** The current moment, in words. */
  readonly where: string;
  readonly onStride: (stride: Stride, way: 'back' | 'on') => void;
  readonly onPlay: () => void;
  readonly onEyes: (eyes: Eyes) => void;
}

const PACE_NAMES = Object.keys(PACES) as readonly ReplaySpeed[];

/** The strides from the longest to the shortest, in the order of their buttons before the play button. */
const STRIDES: readonly Stride[] = ['deal', 'trick', 'turn'];

const ICONS: Readonly<Record<Stride, { readonly back: IconName; readonly on: IconName }>> = {
  deal: { back: 'skipBack', on: 'skipOn' },
  trick: { back: 'fastBack', on: 'fastOn' },
  turn: { back: 'left', on: 'right' },
};

/** The controls of a replay: the slider, the step buttons (strides), the speed, and the viewpoint. */
export function ReplayControls({ replay, shown, where, onStride, onPlay, onEyes }: ReplayControlsProps) {
  const say = useSay();
  const { timeline } = replay;
  const unit = unitOf(replay.recorded.game);
  const { moment, playing, pace, eyes } = shown;
  const strides = STRIDES.filter((stride) => stride !== 'trick' || timeline.tricks.length > 0);
  const step = (stride: Stride, way: 'back' | 'on') => (
    <IconButton
      key={stride}
      icon={ICONS[stride][way]}
      label={stride === 'deal' ? say(`replay.deal-${way}`, { unit }) : say(`replay.${stride}-${way}`)}
      aria-disabled={strideFrom(timeline, moment, stride, way) === null || undefined}
      onClick={() => onStride(stride, way)}
    />
  );
  return (
    <footer className="replay-controls sheet" aria-label={say('replay.controls')}>
      <div className="replay-slider">
        <span className="replay-deals" aria-hidden="true">
          {timeline.deals.slice(1).map(({ number, begin }) => (
            <i key={number} style={{ left: `${(100 * stopAt(timeline, begin)) / Math.max(1, timeline.stops.length - 1)}%` }} />
          ))}
        </span>
        <input
          type="range"
          min={0}
          max={timeline.stops.length - 1}
          value={stopAt(timeline, moment)}
          aria-label={say('replay.moment')}
          aria-valuetext={where}
          onChange={({ target }) => replay.goTo(timeline.stops[Number(target.value)] ?? 0)}
        />
      </div>
      <div className="replay-steps" role="group" aria-label={say('replay.steps')}>
        {strides.map((stride) => step(stride, 'back'))}
        <IconButton
          className="replay-play"
          icon={playing ? 'pause' : 'play'}
          label={say(playing ? 'replay.pause' : 'replay.play')}
          onClick={onPlay}
        />
        {strides.toReversed().map((stride) => step(stride, 'on'))}
      </div>
      <div className="replay-choices">
        <Choosing label={say('replay.eyes')} value={String(eyes)} onChange={(chosen) => onEyes(eyesOf(chosen))}>
          {replay.recorded.seats.map(({ name }, seat) => (
            // each seat keeps its place in the list
            <option key={seat} value={seat}>
              {say('replay.eyes-of', { name })}
            </option>
          ))}
          <option value="all-hands">{say('replay.all-hands')}</option>
        </Choosing>
        <Choosing label={say('replay.pace')} value={pace} onChange={(chosen) => replay.setPace(paceOf(chosen))}>
          {PACE_NAMES.map((each) => (
            <option key={each} value={each}>
              {say(`replay.pace-${each}`)}
            </option>
          ))}
        </Choosing>
      </div>
    </footer>
  );
}

interface PickerProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly children: ReactNode;
}

function Choosing({ label, value, onChange, children }: PickerProps) {
  return (
    <select aria-label={label} title={label} value={value} onChange={({ target }) => onChange(target.value)}>
      {children}
    </select>
  );
}

function eyesOf(value: string): Eyes {
  return value === 'all-hands' ? 'all-hands' : Number(value);
}

function paceOf(value: string): ReplaySpeed {
  return PACE_NAMES.find((name) => name === value) ?? 'normal';
}
