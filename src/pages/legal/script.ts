export const startWhen = 'when-idle';

/**
 * Keeps `aria-current="true"` on one link in the `nav` of `content` while the visitor scrolls. This is the link of the last
 * section whose top is above a line a third down the screen, or that of the first section if there is none. Ignores links
 * without a section. Returns a function that stops this; the last mark stays.
 */
export function enhance(content: HTMLElement): () => void {
  const links = [...content.querySelectorAll<HTMLAnchorElement>('nav a')];
  const sections = links
    .map(({ hash }) => document.getElementById(hash.slice(1)))
    .filter((section) => section !== null);
  const mark = () => {
    const line = innerHeight / 3;
    const read = sections.findLast((section) => section.getBoundingClientRect().top <= line) ?? sections[0];
    for (const link of links) {
      if (link.hash === `#${read?.id}`) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  };
  // The observer fires only when a section crosses the line, not at every scroll step.
  const observer = new IntersectionObserver(mark, { rootMargin: '-33% 0px -66% 0px' });
  for (const section of sections) observer.observe(section);
  return () => observer.disconnect();
}
