/** Shows texts as a `<ul>`. The texts must differ, because they are React keys. */
export function TextList({ texts }: { texts: readonly string[] }) {
  return (
    <ul>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
