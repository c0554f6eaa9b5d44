import { Children, type ReactNode } from 'react';
import { grabbable } from './drag/grabbable.ts';
import { type Place, placed } from './place.ts';
import './pile.css';

export interface PileProps {
  readonly place: Place;
  /** What it is and how many there are: `stock, 12`. */
  readonly caption: ReactNode;
  /** Its name as a button, `Draw from the stock, 12 left`, and what it does; null where one cannot draw from it. */
  readonly draw?: { readonly name: string; readonly onDraw: () => void } | null;
  /** The top card, or the back of one; null where there is none. */
  readonly children: ReactNode;
}

/** A pile on the table, of cards `--card-width` wide; touched by anyone who may draw from it. */
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
