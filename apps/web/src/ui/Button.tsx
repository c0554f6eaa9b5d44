import { type ComponentProps, type MouseEvent, type ReactNode, useId, useRef } from 'react';
import { Link } from 'wouter';
import { useAnnounce } from './Announcer.tsx';
import './button.css';
import { Icon, type IconName } from './Icon.tsx';
import { showBeside } from './showBeside.ts';

/**
 * `go`: the screen's only main button (brass plate). `plain`: paper with an ink edge. `quiet`: underlined text. `ghost`: an
 * outline, on cloth.
 */
export type ButtonVariant = 'go' | 'plain' | 'quiet' | 'ghost';

interface ButtonFaceProps {
  readonly icon?: IconName | undefined;
  /** A second, smaller line: the consequence of a press, or in two words why the button is disabled. */
  readonly detail?: ReactNode | undefined;
  readonly children: ReactNode;
}

type ButtonAttributes = Omit<ComponentProps<'button'>, 'children' | 'disabled'>;

interface OffReason {
  /** Why the button is disabled, as a sentence. Screen readers read it with the button, and a press on the button shows it. */
  readonly offReason?: string | undefined;
}

/**
 * The props of `Button`, in addition to the attributes of a button. Use `offReason` in place of `disabled`, so that a press still
 * gets a response.
 */
export interface ButtonProps extends ButtonFaceProps, ButtonAttributes, OffReason {
  readonly variant?: ButtonVariant | undefined;
}

/** A button, labelled with its effect. */
export function Button({ variant, icon, detail, children, className, ...rest }: ButtonProps) {
  return (
    <Pressable {...rest} className={buttonClass(variant, className)}>
      <ButtonFace icon={icon} detail={detail}>
        {children}
      </ButtonFace>
    </Pressable>
  );
}

/** The attributes of a button, with the reason why it is disabled. */
export interface PressableProps extends ButtonAttributes, OffReason {
  readonly children: ReactNode;
}

/** A button without styling. While disabled, it says why. */
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

/** A link to another page that looks like a button. */
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

/** The attributes of a button, with its icon and its accessible name. */
export interface IconButtonProps extends Omit<ButtonAttributes, 'aria-label'>, OffReason {
  readonly icon: IconName;
  /** The button's effect: its accessible name, and its tooltip. */
  readonly label: string;
}

/** A 44 px button with only an icon. */
export function IconButton({ icon, label, className = '', ...rest }: IconButtonProps) {
  return (
    <Pressable {...rest} className={`icon-button ${className}`.trimEnd()} aria-label={label} title={label}>
      <Icon name={icon} />
    </Pressable>
  );
}
