/**
 * Calls back with the id of the section that the visitor reads: the last one that begins in the upper third of the screen or
 * above, else the first. Calls in the next frame, and when an edge of a section crosses the end of that third, perhaps with the
 * same id. `ids` are in page order. Ignores ids without an element; without any, never calls. Returns a function that stops it.
 */
export function watchSectionInView(ids: readonly string[], callback: (id: string) => void): () => void {
  const sections = ids.map((id) => document.getElementById(id)).filter((element) => element !== null);
  const report = () => {
    const line = window.innerHeight / 3;
    const read = sections.findLast((section) => section.getBoundingClientRect().top <= line) ?? sections[0];
    if (read) callback(read.id);
  };
  // The observer fires as a section crosses the line; nothing runs on every scroll step.
  const observer = new IntersectionObserver(report, { rootMargin: '-33% 0px -66% 0px' });
  for (const section of sections) observer.observe(section);
  return () => observer.disconnect();
}
