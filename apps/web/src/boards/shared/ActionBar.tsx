import type { ReactNode } from 'react';
import { BrassRule } from '../../kit/BrassRule.tsx';
import './frame/actionBar.css';

/** The large actions in the thumb's reach: the brass plate, which names what it does, and one beside it. */
export function ActionBar({ children }: { readonly children: ReactNode }) {
  return (
    <footer className="action-bar">
      <BrassRule />
      {children}
    </footer>
  );
}
