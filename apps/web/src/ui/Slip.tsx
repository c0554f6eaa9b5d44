import type { ComponentProps } from 'react';

/** A small piece of paper (slip): a section, named by `aria-label` or `aria-labelledby`. */
export function Slip({ className, ...rest }: ComponentProps<'section'>) {
  return <section {...rest} className={className ? `slip ${className}` : 'slip'} />;
}
