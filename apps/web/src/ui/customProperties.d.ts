import 'react';

declare module 'react' {
  interface CSSProperties {
    /** A custom property of one element, as in `style={{ '--card-width': '62px' }}`. */
    [property: `--${string}`]: string | number | undefined;
  }
}
