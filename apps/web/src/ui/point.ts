/** A place on the screen, in px from the left and the top of whatever it is measured in. */
export interface Point {
  readonly x: number;
  readonly y: number;
}
