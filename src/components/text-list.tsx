/** Shows texts as a `<ul>`, empty for []. They are React keys, so they must differ. */
export function TextList({ texts }: { texts: readonly string[] }) {
  return (
    <ul>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
