import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTopDialog } from './openDialogs.ts';
import './overDialogs.css';

export interface OverDialogsProps {
  readonly className: string;
  readonly role?: 'alert' | 'status';
  /** Called with the element whenever the element has been added to the page, before the first paint. */
  readonly onShown?: (shown: HTMLElement) => void;
  readonly children: ReactNode;
}

/**
 * Shows content that must be visible and usable on any page, above any dialog. A modal dialog makes everything outside it inert.
 * The content therefore becomes a part of the topmost dialog, in the browser's top layer.
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
