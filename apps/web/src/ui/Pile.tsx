import { Children, type ReactNode } from 'react';
import { grabbable } from './drag/grabbable.ts';
import { type Place, placed } from './place.ts';
import './pile.css';

export interface PileProps {
  readonly place: Place;
  /** The name of the pile, and its number of cards: `stock, 12`. */
  readonly caption: ReactNode;
  /**
   * The label of the pile's button, such as `Draw from the stock, 12 left`, and its effect. Null if the viewer cannot draw from the
   * pile.
   */
  readonly draw?: { readonly name: string; readonly onDraw: () => void } | null;
  /** The top card, or a card back, or null for an empty pile. */
  readonly children: ReactNode;
}

/** A pile on the table, with cards `--card-width` wide. For a player who may draw from it, the pile is a button. */
export function Pile({ place, caption, draw = null, children }: PileProps) {
  const cards = (
    <span className="pile-cards" data-pile="" {...placed(place)}>
      {Children.toArray(children).length === 0 ? <i className="pile-empty" /> : children}
    </span>
  );
  return (
    <div className="pile">
      {draw === null ? cards : (
        <button type="button" className="bare-button" {...grabbable('to-hand')} onClick={draw.onDraw}>
          <span className="visually-hidden">{draw.name} </span>
          {cards}
        </button>
      )}
      <span className="pile-caption">{caption}</span>
    </div>
  );
}
