import type { Sign } from '@chinwag/protocol';

/** What each sign is called by one who chooses it. */
export const SIGN_LABELS: Readonly<Record<Sign, string>> = {
  wave: 'Wave',
  praise: 'Well played',
  laugh: 'Laugh',
  think: 'Let me think',
  oops: 'Oops',
  thanks: 'Thank you',
};

/** Somebody's sign, for those who listen. */
export function signInWords(name: string, sign: Sign): string {
  switch (sign) {
    case 'wave':
      return `${name} waves.`;
    case 'praise':
      return `${name} says: well played.`;
    case 'laugh':
      return `${name} laughs.`;
    case 'think':
      return `${name} is thinking.`;
    case 'oops':
      return `${name} says: oops.`;
    case 'thanks':
      return `${name} says: thank you.`;
  }
}
