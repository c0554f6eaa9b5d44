let context: AudioContext | null = null;

/** Two soft notes, as if somebody tapped a glass. Silent on a page nobody has touched yet: browsers want it so. */
export function playTurnTone(): void {
  // Not every browser tells whether its page has been touched; one that does not is asked by trying.
  if ('userActivation' in navigator && !navigator.userActivation.hasBeenActive) return;
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
    const now = context.currentTime + 0.02;
    note(context, 659.25, now);
    note(context, 880, now + 0.13);
  } catch {
    // No sound on this device; the title and the lamp say the same.
  }
}

function note(audio: AudioContext, frequency: number, at: number): void {
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  tone.type = 'sine';
  tone.frequency.value = frequency;
  loudness.gain.setValueAtTime(0, at);
  loudness.gain.linearRampToValueAtTime(0.09, at + 0.02);
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + 0.55);
  tone.connect(loudness).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 0.6);
}
