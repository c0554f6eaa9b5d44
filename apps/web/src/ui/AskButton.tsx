import { useWhyNotAsk } from './asking.ts';
import { Button, type ButtonProps, IconButton, type IconButtonProps, Pressable, type PressableProps } from './Button.tsx';

/** A button that sends a request to the table. Without a connection, the button is disabled and says why. */
export function AskButton({ offReason, ...rest }: ButtonProps) {
  return <Button {...rest} offReason={useWhyNotAsk() ?? offReason} />;
}

/** An icon button that sends a request to the table. Without a connection, the button is disabled and says why. */
export function AskIconButton({ offReason, ...rest }: IconButtonProps) {
  return <IconButton {...rest} offReason={useWhyNotAsk() ?? offReason} />;
}

/** An unstyled button that sends a request to the table. Without a connection, the button is disabled and says why. */
export function AskPressable({ offReason, ...rest }: PressableProps) {
  return <Pressable {...rest} offReason={useWhyNotAsk() ?? offReason} />;
}
