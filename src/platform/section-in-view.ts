/**
 * Calls back with the id of the section that is read: the last one that begins in the upper third of the screen or above, else
 * the first. It calls in the next frame, and when a section crosses that line, perhaps with the same id. `ids`: in page order;
 * those without an element are ignored, and if none is left it never calls. Returns a function that stops it.
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
