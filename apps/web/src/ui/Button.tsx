import { type ComponentProps, type MouseEvent, type ReactNode, useId, useRef } from 'react';
import { Link } from 'wouter';
import { useAnnounce } from './Announcer.tsx';
import './button.css';
import { Icon, type IconName } from './Icon.tsx';
import { showBeside } from './showBeside.ts';

/**
 * `go`: the one brass plate of the screen. `plain`: paper with an ink edge. `quiet`: underlined words.
 * `ghost`: an outline, on cloth.
 */
export type ButtonVariant = 'go' | 'plain' | 'quiet' | 'ghost';

interface ButtonFaceProps {
  readonly icon?: IconName | undefined;
  /** A second, smaller line: the consequence, or in two words why the button is off. */
  readonly detail?: ReactNode | undefined;
  readonly children: ReactNode;
}

type ButtonAttributes = Omit<ComponentProps<'button'>, 'children' | 'disabled'>;

interface OffReason {
  /**
   * Why it can't be pressed now, as a sentence: read with the button, shown when it is pressed all the
   * same.
   */
  readonly offReason?: string | undefined;
}

/**
 * What `<Button>` takes, beside a button's own attributes. Never `disabled`: an `offReason`, so that it
 * answers.
 */
export interface ButtonProps extends ButtonFaceProps, ButtonAttributes, OffReason {
  readonly variant?: ButtonVariant | undefined;
}

/** Something to press. Its words name what will happen. */
export function Button({ variant, icon, detail, children, className, ...rest }: ButtonProps) {
  return (
    <Pressable {...rest} className={buttonClass(variant, className)}>
      <ButtonFace icon={icon} detail={detail}>
        {children}
      </ButtonFace>
    </Pressable>
  );
}

/** A button's own attributes, and why it is off. */
export interface PressableProps extends ButtonAttributes, OffReason {
  readonly children: ReactNode;
}

/** A button without a look of its own, that says, where it is off, why it is. */
export function Pressable({ children, offReason, onClick, ...rest }: PressableProps) {
  const announce = useAnnounce();
  const reason = useRef<HTMLSpanElement>(null);
  const reasonId = useId();
  const explain = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    if (reason.current) showBeside(reason.current, event.currentTarget);
    if (offReason) announce(offReason);
  };
  const off = offReason !== undefined;
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={off || rest['aria-disabled']}
      aria-describedby={off ? reasonId : rest['aria-describedby']}
      onClick={off ? explain : onClick}
    >
      {children}
      {off && (
        <span ref={reason} id={reasonId} className="button-reason slip" popover="auto">
          {offReason}
        </span>
      )}
    </button>
  );
}

export interface ButtonLinkProps extends ButtonFaceProps {
  /** A path within the app. */
  readonly href: string;
  readonly variant?: ButtonVariant | undefined;
  readonly className?: string | undefined;
}

/** A way to another page, in the look of a button. */
export function ButtonLink({ variant, icon, detail, children, href, className }: ButtonLinkProps) {
  return (
    <Link href={href} className={buttonClass(variant, className)}>
      <ButtonFace icon={icon} detail={detail}>
        {children}
      </ButtonFace>
    </Link>
  );
}

function buttonClass(variant: ButtonVariant = 'plain', className = ''): string {
  return `button button-${variant} ${className}`.trimEnd();
}

function ButtonFace({ icon, detail, children }: ButtonFaceProps) {
  return (
    <>
      {icon && <Icon name={icon} />}
      <span className="button-words">
        <span>{children}</span>
        {detail !== undefined && <small>{detail}</small>}
      </span>
    </>
  );
}

/** Beside a button's own attributes: its icon, and its name for who hears it. */
export interface IconButtonProps extends Omit<ButtonAttributes, 'aria-label'>, OffReason {
  readonly icon: IconName;
  /** What it does: its name for those who don't see the icon, and the tooltip for those who do. */
  readonly label: string;
}

/** A 44 px button that is an icon. */
export function IconButton({ icon, label, className = '', ...rest }: IconButtonProps) {
  return (
    <Pressable {...rest} className={`icon-button ${className}`.trimEnd()} aria-label={label} title={label}>
      <Icon name={icon} />
    </Pressable>
  );
}
