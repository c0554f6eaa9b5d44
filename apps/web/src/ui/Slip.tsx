import type { ComponentProps } from 'react';

/** A slip, a small piece of paper: a section, named by `aria-label` or `aria-labelledby`. */
export function Slip({ className, ...rest }: ComponentProps<'section'>) {
  return <section {...rest} className={className ? `slip ${className}` : 'slip'} />;
}
