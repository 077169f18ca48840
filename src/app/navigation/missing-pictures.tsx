import { createRoot } from 'react-dom/client';
import { appShell } from '../../content/copy/app-shell';

/**
 * In a page that is not hydrated whole, puts the placeholder in the place of each picture that cannot be had. Those of live
 * parts see to it themselves (components/picture.tsx).
 */
export function replaceMissingPictures(content: HTMLElement): void {
  content.addEventListener('error', ({ target }) => void replace(target), true);
  // Before the script had started nobody heard their errors. An unfinished picture, or a lazy one, is not `complete`.
  for (const img of content.querySelectorAll('img'))
    if (img.complete && img.naturalWidth === 0) void replace(img);
}

async function replace(img: EventTarget | null): Promise<void> {
  if (!(img instanceof HTMLImageElement) || img.closest('[data-live]')) return;
  const placeholder = await import('../../components/picture').catch(() => null);
  if (placeholder === null) return;
  const { MissingPicture } = placeholder;
  const place = document.createElement('span');
  const drawing = img.closest('picture') ?? img;
  createRoot(place).render(
    <MissingPicture
      className={drawing.className}
      ratio={Number(img.getAttribute('width')) / Number(img.getAttribute('height'))}
      alt={img.alt}
    >
      {appShell.image.notFound}
    </MissingPicture>,
  );
  drawing.replaceWith(place);
}
