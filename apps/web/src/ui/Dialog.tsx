import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { LiveRegion } from './Announcer.tsx';
import { useSay } from '../language/language.ts';
import './dialog.css';
import { IconButton } from './Button.tsx';
import { dialogOpened } from './openDialogs.ts';
import { Scrolling } from './Scrolling.tsx';

export interface DialogProps {
  readonly title: string;
  /** Called on Escape, on a press outside the sheet and on the cross. Unmount the dialog then. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** The maximum size of the sheet: the default, wide for pictures, or as large as the screen allows. */
  readonly size?: 'usual' | 'wide' | 'whole';
  /** Whether it contains nothing but text; if so, the text is a tab stop, so that it can be scrolled. */
  readonly onlyWords?: boolean;
  /** The large buttons, along the foot. */
  readonly actions?: ReactNode | undefined;
}

/**
 * A modal sheet of paper over the table, open while it is rendered. It traps the focus, which starts on its title, and returns it
 * afterwards. It rises from below on a phone, and is centred on a desktop.
 */
export function Dialog({ title, onClose, children, size = 'usual', onlyWords = false, actions }: DialogProps) {
  const say = useSay();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const pressBeside = (event: Event) => {
      if (event.target === element) close();
    };
    element.showModal();
    const closed = dialogOpened(element);
    document.documentElement.dataset['dialog'] = '';
    // Reading starts at its title; no key meant for what is beneath presses anything.
    heading.current?.focus();
    element.addEventListener('click', pressBeside);
    return () => {
      element.removeEventListener('click', pressBeside);
      element.close();
      closed();
      if (document.querySelector('dialog[open]') === null) delete document.documentElement.dataset['dialog'];
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className="dialog"
      data-size={size}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="dialog-sheet sheet">
        <header className="dialog-head">
          <h2 ref={heading} id={titleId} tabIndex={-1}>
            {title}
          </h2>
          <IconButton icon="close" label={say('ui.close')} onClick={onClose} />
        </header>
        {onlyWords ? (
          <Scrolling label={title} className="dialog-body">
            {children}
          </Scrolling>
        ) : (
          <div className="dialog-body">{children}</div>
        )}
        {actions !== undefined && <footer className="dialog-actions">{actions}</footer>}
        <LiveRegion />
      </div>
    </dialog>
  );
}
