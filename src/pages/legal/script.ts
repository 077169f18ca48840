import type { PageScript } from '../page-module';

/**
 * Keeps `aria-current="true"` on one link in the `nav` of `content` while the visitor scrolls. Returns a function that stops
 * this; the last mark stays.
 * - The marked link leads to the last section that begins in the upper third of the screen or above it, or else to the first.
 * - Links without a section are ignored.
 */
function enhance(content: HTMLElement): () => void {
  const links = [...content.querySelectorAll<HTMLAnchorElement>('nav a')];
  const sections = links
    .map(({ hash }) => document.getElementById(hash.slice(1)))
    .filter((section) => section !== null);
  const markCurrentLink = () => {
    // biome-ignore lint/style/noRestrictedGlobals: the only place outside src/platform/ that needs the height
    const line = innerHeight / 3;
    const current =
      sections.findLast((section) => section.getBoundingClientRect().top <= line) ?? sections[0];
    for (const link of links) {
      if (link.hash === `#${current?.id}`) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  };
  // The observer fires only when a section crosses the line, not at every scroll step.
  const observer = new IntersectionObserver(markCurrentLink, { rootMargin: '-33% 0px -66% 0px' });
  for (const section of sections) observer.observe(section);
  return () => observer.disconnect();
}

export default { startWhen: 'when-idle', enhance } satisfies PageScript;
