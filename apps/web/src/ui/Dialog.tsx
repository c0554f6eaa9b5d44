import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { LiveRegion } from './Announcer.tsx';
import { useSay } from '../language/language.ts';
import './dialog.css';
import { IconButton } from './Button.tsx';
import { dialogOpened } from './openDialogs.ts';
import { Scrolling } from './Scrolling.tsx';

export interface DialogProps {
  readonly title: string;
  /** Called on Escape, on a press beside the sheet and on the cross. Take the dialog away then. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** How large the sheet may get: as is usual, wide for pictures, or as large as the screen allows. */
  readonly size?: 'usual' | 'wide' | 'whole';
  /** Whether there is nothing in it but words: then the keyboard stops at these, to scroll them. */
  readonly onlyWords?: boolean;
  /** The large actions, along the foot. */
  readonly actions?: ReactNode | undefined;
}

/**
 * A sheet of paper over the table, open for as long as it is rendered. It holds the focus, on its title at first, and
 * gives it back. From below on a phone, in the middle on a desktop.
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
    // It is read from its title on; nothing is pressed by a key that was meant for what lies beneath.
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
