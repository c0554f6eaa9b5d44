import type { ReactNode } from 'react';
import './bar.css';

export interface BarProps {
  /** The page's heading: the game's name, or whose table it is. */
  readonly title: string;
  /** The current place: 'Deal 7 of 10, trick 6'. */
  readonly where?: ReactNode | undefined;
  /** What must always be visible, such as the trump. */
  readonly children?: ReactNode | undefined;
  /** Icon buttons at the end. */
  readonly end?: ReactNode | undefined;
}

/** The top bar of every page: a strip of paper. */
export function Bar({ title, where, children, end }: BarProps) {
  return (
    <header className="bar sheet" data-where={where === undefined ? undefined : ''}>
      <div className="bar-title">
        <h1>{title}</h1>
        {where !== undefined && <span className="bar-where">{where}</span>}
      </div>
      {children}
      {end !== undefined && <span className="bar-end">{end}</span>}
    </header>
  );
}
