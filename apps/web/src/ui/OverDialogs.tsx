import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTopDialog } from './openDialogs.ts';
import './overDialogs.css';

export interface OverDialogsProps {
  readonly className: string;
  readonly role?: 'alert' | 'status';
  /** Called with the element whenever it has come to the page, before it is painted. */
  readonly onShown?: (shown: HTMLElement) => void;
  readonly children: ReactNode;
}

/**
 * What must be seen and pressed on any page, and over any dialog: a modal dialog makes all outside of it dead, so it becomes a part
 * of the topmost one, in front of it (the browser's top layer).
 */
export function OverDialogs({ className, role, onShown, children }: OverDialogsProps) {
  const dialog = useTopDialog();
  const shown = useRef<HTMLDivElement>(null);
  const nowShown = useEffectEvent((element: HTMLElement) => onShown?.(element));
  useLayoutEffect(() => {
    const element = shown.current;
    if (element === null) return;
    if (dialog !== null) element.showPopover();
    nowShown(element);
  }, [dialog]);
  const part = (
    <div ref={shown} className={`over-dialogs ${className}`} role={role} popover={dialog === null ? undefined : 'manual'}>
      {children}
    </div>
  );
  return dialog === null ? part : createPortal(part, dialog);
}
