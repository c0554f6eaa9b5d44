import { strengthsOf } from '@chinwag/bots/strengths';
import type { SeatView } from '../../session/tableView.ts';
import { useWhyNotAsk } from '../../ui/asking.ts';
import { Choice } from '../../ui/forms/Choice.tsx';
import { useSay } from '../../language/language.ts';
import { useTable } from '../tableContext.ts';

export interface StrengthChoiceProps {
  readonly legend: string;
  /** The seats of the bots. The choice shows the strength of the first one. */
  readonly bots: readonly SeatView[];
}

/** A choice of strength for one or more bots: the strengths that their game offers, each explained. */
export function StrengthChoice({ legend, bots }: StrengthChoiceProps) {
  const say = useSay();
  const { table, ask } = useTable();
  const strength = bots[0]?.strength ?? null;
  return (
    <Choice
      legend={legend}
      value={strength}
      offReason={useWhyNotAsk()}
      choices={strengthsOf(table.game).map((value) => ({
        value,
        label: say(`gathering.strength.${value}`),
        help: say(`gathering.strength.${value}-help`),
      }))}
      onChoose={(value) => value !== null && ask('setStrength', { seats: bots.map(({ seat }) => seat), strength: value })}
    />
  );
}
