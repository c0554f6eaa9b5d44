interface RankTextProps {
  readonly rank: string;
  /** The centre of the rank, and its baseline, in a card's 200 by 280 units. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly ink: string;
}

/** The rank in a corner; two digits are a little smaller and closer. */
export function RankText({ rank, x, y, size, ink }: RankTextProps) {
  const wide = rank.length > 1;
  return (
    <text
      className="card-rank"
      x={x}
      y={y}
      fontSize={wide ? size * 0.93 : size}
      letterSpacing={wide ? size * -0.075 : 0}
      textAnchor="middle"
      fill={ink}
    >
      {rank}
    </text>
  );
}
