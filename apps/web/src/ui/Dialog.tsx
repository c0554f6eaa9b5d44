import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { LiveRegion } from './Announcer.tsx';
import { useSay } from '../language/language.ts';
import './dialog.css';
import { IconButton } from './Button.tsx';
import { dialogOpened } from './openDialogs.ts';
import { Scrolling } from './Scrolling.tsx';

export interface DialogProps {
  readonly title: string;
  /** Called on Escape, on a press outside the sheet, and on a press on the cross. Unmount the dialog then. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** The maximum size of the sheet: the usual size, wide for pictures, or as large as the screen allows. */
  readonly size?: 'usual' | 'wide' | 'whole';
  /** Whether the dialog contains only text. If so, the text is a tab stop, so that keyboard users can scroll it. */
  readonly onlyWords?: boolean;
  /** The large buttons, along the foot of the sheet. */
  readonly actions?: ReactNode | undefined;
}

/**
 * A modal sheet of paper over the table, open while it is rendered. The sheet traps the focus, which starts on the title, and
 * returns it afterwards. On a phone it rises from below; on a desktop it is centred.
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
    // Reading starts at the title, and a key meant for the page beneath presses nothing.
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
