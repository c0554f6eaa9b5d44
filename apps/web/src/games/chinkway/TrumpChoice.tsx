import { isSeen, suitOf } from '@chinwag/rules';
import { type Trump, TRUMPS } from '@chinwag/rules/chinkway';
import { SuitIcon } from '../../cards/SuitIcon.tsx';
import { useSay } from '../../language/language.ts';
import { useDoubleTap } from '../../board/useDoubleTap.ts';
import './middleChoice.css';
import './trumpChoice.css';
import type { View } from './view.ts';

export interface TrumpChoiceProps {
  readonly view: View;
  readonly chosen: Trump | null;
  readonly onChoose: (trump: Trump) => void;
  /** Names the trump immediately. */
  readonly onName: (trump: Trump) => void;
}

/** The choice of the trump: the four suits, with the number of the player's cards in each, and No Trump. */
export function TrumpChoice({ view: { state, viewer }, chosen, onChoose, onName }: TrumpChoiceProps) {
  const hand = viewer === 'spectator' ? [] : (state.deal.hands[viewer] ?? []).filter(isSeen);
  const say = useSay();
  const isSecondTouch = useDoubleTap();
  return (
    <fieldset className="trump-choice middle-choice">
      <legend className="visually-hidden">{say('chinkway.trump-sign')}</legend>
      {TRUMPS.map((trump) => {
        const held = hand.filter((card) => suitOf(card) === trump).length;
        return (
          <label key={trump} data-chosen={trump === chosen || undefined}>
            <input
              type="radio"
              name="trump"
              className="visually-hidden"
              checked={trump === chosen}
              onChange={() => onChoose(trump)}
              onClick={() => {
                if (isSecondTouch(trump)) onName(trump);
              }}
              onKeyDown={(event) => {
                if (event.key === 'Enter') onName(trump);
              }}
            />
            <i className="trump-focus" />
            <SuitIcon suit={trump} label="" />
            <b>{say('chinkway.trump', { trump })}</b>
            <small>
              {trump === 'NT' ? (
                say('chinkway.high-cards')
              ) : (
                <>
                  <span>{say('chinkway.you-hold')}</span> {held}
                </>
              )}
            </small>
          </label>
        );
      })}
    </fieldset>
  );
}
