/** Deals in compact notation that several tests play. */

/** Seat 2 wins nine tricks, loses the tenth to a neighbour, and throws the Kinal on the eleventh. */
export const LOST_AT_THE_TENTH = `
  dealer 3, set aside 7H 2H 5C 8C
  2: AC QC 7C 4C
  2: AH AS 6H 9H
  2: KH JS 5H 8H
  2: KC JC 3C AD
  2: KS 6S 8S 7S
  2: QD 9D 8D JD
  2: QS 4S 2S 5S
  2: QH 9C KD 4H
  2: 9S 3S 5D 6D
  2: 4D 7D 3D 2D
  1: 6C 2C 3H JH`;

/** Seat 3 throws four aces and the Kinal by right of a Pancerola, but later wins two tricks. */
export const BROKEN_PANCEROLA = `
  dealer 3, set aside 2S 6D KH QD
  2: 2H 4H 7H AS
  0: 2D JH 3D KD
  1: 4D JD AH 9D
  0: 2C AD KS 7C
  1: 4S QS AC JS
  0: 3C 6S QH 8D
  0: 4C 3S 9S 7S
  0: 5C 6C 8H 6H
  3: 9C 8S 5D 8C
  3: JC 7D 5H QC
  0: 9H KC 3H 5S`;
