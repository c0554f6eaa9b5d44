import type { ReactNode } from 'react';
import './bar.css';

export interface BarProps {
  /** The page's heading: the game's name, or whose table it is. */
  readonly title: string;
  /** The current place in the game: `Deal 7 of 10, trick 6`. */
  readonly where?: ReactNode | undefined;
  /** Content that must always be visible, such as the trump. */
  readonly children?: ReactNode | undefined;
  /** The icon buttons at the end of the bar. */
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
