/**
 * The French suits and other small symbols, drawn once for the whole page. The ids are `#suit-S H D C`, `#suit-P` (the crown of
 * picture cards), `#suit-NT` (no trump) and `#suit-X` (the joker's star). Render it once, at the root of the app; `<SuitIcon>` and
 * every card refer to these ids.
 */
export function SuitSprite() {
  return (
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true">
      <symbol id="suit-S" viewBox="0 0 100 100">
        <path
          fill="var(--suit-spade)"
          d="M50 3C57 22 94 41 94 67c0 14-10 22-22 22-8 0-14-4-17-10 1 9 4 14 11 18
            H34c7-4 10-9 11-18-3 6-9 10-17 10C16 89 6 81 6 67 6 41 43 22 50 3z"
        />
      </symbol>
      <symbol id="suit-H" viewBox="0 0 100 100">
        <path
          fill="var(--suit-heart)"
          d="M50 96C44 76 5 60 5 31 5 16 16 6 28 6c10 0 18 6 22 17C54 12 62 6 72 6c12 0 23 10 23 25 0 29-39 45-45 65z"
        />
      </symbol>
      <symbol id="suit-D" viewBox="0 0 100 100">
        <path
          fill="var(--suit-diamond)"
          d="M50 2c9 19 24 36 38 48-14 12-29 29-38 48C41 79 26 62 12 50 26 38 41 21 50 2z"
        />
      </symbol>
      <symbol id="suit-C" viewBox="0 0 100 100">
        <path
          fill="var(--suit-club)"
          d="M50 3c13 0 22 9 22 21 0 8-4 14-9 19 3-2 7-3 11-3 12 0 22 9 22 22S86 85 74 85c-9 0-16-4-20-11 1 11 4 18 12 23
            H34c8-5 11-12 12-23-4 7-11 11-20 11C14 85 4 75 4 62s10-22 22-22c4 0 8 1 11 3-5-5-9-11-9-19C28 12 37 3 50 3z"
        />
      </symbol>
      <symbol id="suit-P" viewBox="0 0 100 100">
        <path fill="currentColor" d="M10 82 4 30l24 18L50 12l22 36 24-18-6 52z" />
        <path fill="currentColor" d="M10 87h80v9H10z" />
      </symbol>
      <symbol id="suit-NT" viewBox="0 0 100 100">
        <path
          fill="none"
          stroke="currentColor"
          strokeWidth="8"
          strokeLinejoin="round"
          d="M50 10C57 28 88 43 88 66c0 12-8 18-18 18-7 0-12-3-15-8 1 8 3 12 8 16
            H37c5-4 7-8 8-16-3 5-8 8-15 8-10 0-18-6-18-18 0-23 31-38 38-56z"
        />
        <path stroke="currentColor" strokeWidth="10" strokeLinecap="round" d="M8 92 92 8" />
      </symbol>
      <symbol id="suit-X" viewBox="0 0 100 100">
        <path
          fill="currentColor"
          fillRule="evenodd"
          d="M50 3 62 36l35 2-28 22 10 35-29-20-29 20 10-35L3 38l35-2zM50 41a14 14 0 1 0 .1 0z"
        />
        <circle cx="50" cy="55" r="6.5" fill="currentColor" />
      </symbol>
    </svg>
  );
}
