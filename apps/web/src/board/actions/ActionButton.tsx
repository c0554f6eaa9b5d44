import { Button, type ButtonVariant } from '../../ui/Button.tsx';
import { SuitIcon } from '../../cards/SuitIcon.tsx';
import { useSay } from '../../language/language.ts';
import { Said } from '../Said.tsx';
import { useRefusalWords } from '../refusalWords.ts';
import type { Action } from './action.ts';
import './pendingActions.css';

export interface ActionButtonProps {
  readonly action: Action;
  readonly variant: ButtonVariant;
}

/** The button for an action, enabled or disabled with a reason. */
export function ActionButton({ action, variant }: ActionButtonProps) {
  const { words, label, suit, detail = null, off = null, namesRule = false, icon, waits, act } = action;
  const say = useSay();
  const refusal = useRefusalWords();
  const reasonOf = (why: NonNullable<Action['off']>): string => {
    if ('key' in why) return say(why);
    return namesRule ? say('board.with-rule', { why: refusal(why), rule: why.rule }) : refusal(why);
  };
  return (
    <Button
      variant={action.variant ?? variant}
      icon={icon}
      aria-label={label && say(label)}
      className={waits === undefined ? undefined : 'pending-plate'}
      style={waits === undefined ? undefined : { '--pending-for': `${waits}ms` }}
      detail={detail === null ? undefined : <Said message={detail} />}
      offReason={off === null ? undefined : reasonOf(off)}
      onClick={act}
    >
      <Said message={words} />
      {suit !== undefined && ' '}
      {suit !== undefined && <SuitIcon suit={suit} label="" />}
    </Button>
  );
}
