import { watchSectionInView } from '../../platform/section-in-view';

/**
 * Keeps `aria-current="true"` on one link (`#id`) in the `nav` of `content` while the visitor scrolls. Marks that of the last
 * section that begins in the upper third of the screen or above. If there is none, marks that of the first section. Does
 * nothing if no link has a section. Returns a function that stops this; the last mark stays.
 */
export function markSection(content: HTMLElement): () => void {
  const links = new Map(
    [...content.querySelectorAll('nav a')].map((link) => [link.getAttribute('href'), link]),
  );
  return watchSectionInView(
    [...links.keys()].map((href) => href?.slice(1) ?? ''),
    (id) => {
      for (const [href, link] of links) {
        if (href === `#${id}`) link.setAttribute('aria-current', 'true');
        else link.removeAttribute('aria-current');
      }
    },
  );
}
