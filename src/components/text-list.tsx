/** Shows texts as a `<ul>`, empty for []. No text may come twice, because they are React keys. */
export function TextList({ texts }: { texts: readonly string[] }) {
  return (
    <ul>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
