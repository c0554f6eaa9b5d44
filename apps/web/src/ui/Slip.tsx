import type { ComponentProps } from 'react';

/** A small paper on top of something: a section, named by `aria-label` or `aria-labelledby`. */
export function Slip({ className, ...rest }: ComponentProps<'section'>) {
  return <section {...rest} className={className ? `slip ${className}` : 'slip'} />;
}
