import type { ComponentProps } from 'react';

/** A small paper that lies on something: a section, named by `aria-label` or `aria-labelledby`. */
export function Slip({ className, ...rest }: ComponentProps<'section'>) {
  return <section {...rest} className={className ? `slip ${className}` : 'slip'} />;
}
