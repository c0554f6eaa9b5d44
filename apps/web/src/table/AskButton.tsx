import { refusalMessage } from '../board/refusals.ts';
import { Button, type ButtonProps } from '../ui/Button.tsx';
import { useSay } from '../language/language.ts';
import { useTable } from './tableContext.ts';

/** A button that asks something of the table: off, and saying why, while there is no connection to ask over. */
export function AskButton({ offReason, ...rest }: ButtonProps) {
  const say = useSay();
  const isConnected = useTable().status.name === 'live';
  return <Button {...rest} offReason={isConnected ? offReason : say(refusalMessage('not-connected'))} />;
}
