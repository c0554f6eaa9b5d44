/** A point on the screen, in px from the left and the top of its reference box. */
export interface Point {
  readonly x: number;
  readonly y: number;
}
