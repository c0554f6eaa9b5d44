import { encode } from 'uqr';
import './qrCode.css';

export interface QrCodeProps {
  /** The content of the code: a link. */
  readonly text: string;
  /** The picture's accessible name, such as `QR code with the link`. */
  readonly label: string;
}

/** A QR code in ink on paper, with a quiet zone, as wide as its container. Always dark on light, in every theme. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { border: 2 });
  const squares = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={squares.join('')} />
    </svg>
  );
}
