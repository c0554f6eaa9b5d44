/** A bowl of tea: the icon of the round's tea host. */
export function Bowl() {
  return (
    <svg className="bowl" viewBox="0 0 20 20" aria-hidden="true">
      <path d="M2.5 8h15c0 5-2.5 8-5.5 8.5V18H8v-1.5C5 16 2.5 13 2.5 8z" fill="currentColor" />
      <path
        d="M8 5c0-1.5 1.5-1.5 1.5-3M11.5 5c0-1.5 1.5-1.5 1.5-3"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </svg>
  );
}
