/** Draws an arrow to the right, because neither font has the character. Decoration: the text beside it names the link. */
export function ArrowForward() {
  return (
    <svg viewBox="0 0 20 14" aria-hidden="true">
      <path d="M1 7h17M12.500 1.500 18 7l-5.500 5.500" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}

/** Draws an arrow to the left. Decoration: the text beside it names the link. */
export function ArrowBack() {
  return (
    <svg viewBox="0 0 20 14" aria-hidden="true">
      <path d="M19 7H2M7.500 1.500 2 7l5.500 5.500" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}
