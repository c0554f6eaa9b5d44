import type { ReactNode } from 'react';
import { LanguageOffer } from '../forms/LanguageOffer.tsx';
import { BrassRule } from '../BrassRule.tsx';
import { useSay } from '../../language/language.ts';
import './plainPage.css';
import { usePage } from './usePage.ts';

export interface PlainPageProps {
  /** The main message of the page. */
  readonly title: string;
  /** The explanation of the message, and what the user can do. */
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** The room whose cloth the page has; the hall if omitted. */
  readonly room?: string;
}

/** A page with one message on an empty cloth and the buttons that lead on. */
export function PlainPage({ title, children, actions, room }: PlainPageProps) {
  usePage(useSay()('page.page', { title }), room);
  return (
    <div className="plain-page cloth">
      <LanguageOffer />
      <main className="plain-page-slip slip">
        <h1>{title}</h1>
        {children}
        {actions !== undefined && (
          <>
            <BrassRule />
            <div className="plain-page-actions">{actions}</div>
          </>
        )}
      </main>
    </div>
  );
}
