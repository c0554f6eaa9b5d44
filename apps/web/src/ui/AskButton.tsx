import { useWhyNotAsk } from './asking.ts';
import { Button, type ButtonProps, IconButton, type IconButtonProps, Pressable, type PressableProps } from './Button.tsx';

/** A button that asks something of the table: off, and saying why, while there is no connection to ask over. */
export function AskButton({ offReason, ...rest }: ButtonProps) {
  return <Button {...rest} offReason={useWhyNotAsk() ?? offReason} />;
}

/** The same as an icon. */
export function AskIconButton({ offReason, ...rest }: IconButtonProps) {
  return <IconButton {...rest} offReason={useWhyNotAsk() ?? offReason} />;
}

/** The same without a look of its own. */
export function AskPressable({ offReason, ...rest }: PressableProps) {
  return <Pressable {...rest} offReason={useWhyNotAsk() ?? offReason} />;
}
