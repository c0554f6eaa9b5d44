import 'react';

declare module 'react' {
  interface CSSProperties {
    /** A custom property set on one element, as `style={{ '--card-width': '62px' }}`. */
    [property: `--${string}`]: string | number | undefined;
  }
}
