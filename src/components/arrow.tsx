/** Drawn arrows: neither typeface has the character. Decoration beside words that say where a link leads. */
export function ArrowForward() {
  return (
    <svg viewBox="0 0 20 14" aria-hidden="true">
      <path d="M1 7h17M12.500 1.500 18 7l-5.500 5.500" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}

export function ArrowBack() {
  return (
    <svg viewBox="0 0 20 14" aria-hidden="true">
      <path d="M19 7H2M7.500 1.500 2 7l5.500 5.500" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}
