import { BADGE_COLOURS } from '@chinwag/protocol';
import { useId } from 'react';
import { BadgeEmblem } from '../../ui/BadgeEmblem.tsx';
import { tintOf } from '../../ui/tokenFace.ts';
import { Token } from '../../ui/Token.tsx';
import { useSay } from '../../language/language.ts';
import './badgePicker.css';

/** The emblems by number, and the colours by number. */
const EMBLEMS = [
  'star', 'moon', 'sun', 'leaf', 'fish', 'bird', 'cat', 'key', 'anchor', 'bell', 'cup', 'boat', 'mushroom', 'tree',
  'flower', 'feather', 'lantern', 'umbrella', 'kite', 'apple', 'snail', 'cloud', 'mountain', 'cottage',
] as const;
const COLOURS = ['sand', 'sage', 'coral', 'blue', 'lilac', 'teal', 'lime', 'pink'] as const;

/** The props of `BadgePicker`: the guest's name and badge, and the callback for a new badge. */
export interface BadgePickerProps {
  readonly name: string;
  /** The chosen badge, or null for none. */
  readonly badge: number | null;
  readonly onChoose: (badge: number | null) => void;
}

/** A form for choosing a token's badge: the emblem beside the initial and its colour. */
export function BadgePicker({ name, badge, onChoose }: BadgePickerProps) {
  const say = useSay();
  const group = useId();
  const colour = badge === null ? 0 : badge % BADGE_COLOURS;
  const emblem = badge === null ? null : Math.floor(badge / BADGE_COLOURS);
  return (
    <fieldset className="badge-picker">
      <legend>
        <Token name={name} badge={badge} /> {say('badge.title')}
      </legend>
      <div role="radiogroup" aria-label={say('badge.emblem')}>
        <label>
          <input type="radio" name={`${group} emblem`} checked={emblem === null} onChange={() => onChoose(null)} />
          <span>{say('badge.none')}</span>
        </label>
        {EMBLEMS.map((each, k) => (
          <label key={each} title={say(`badge.emblems.${each}`)}>
            <input
              type="radio"
              name={`${group} emblem`}
              aria-label={say(`badge.emblems.${each}`)}
              checked={emblem === k}
              onChange={() => onChoose(k * BADGE_COLOURS + colour)}
            />
            <span>
              <BadgeEmblem badge={k * BADGE_COLOURS} />
            </span>
          </label>
        ))}
      </div>
      {emblem !== null && (
        <div role="radiogroup" aria-label={say('badge.colour')}>
          {COLOURS.map((each, k) => (
            <label key={each} title={say(`badge.colours.${each}`)}>
              <input
                type="radio"
                name={`${group} colour`}
                aria-label={say(`badge.colours.${each}`)}
                checked={colour === k}
                onChange={() => onChoose(emblem * BADGE_COLOURS + k)}
              />
              <span className="badge-colour" style={{ '--token-tint': tintOf(name, k) }} />
            </label>
          ))}
        </div>
      )}
    </fieldset>
  );
}
