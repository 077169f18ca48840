import { createRoot } from 'react-dom/client';
import { appShellCopy } from '../../content/copy/app-shell';

/**
 * Replaces each `<img>` in `content` that fails to load, before the call or later, by a placeholder text. Screen readers also
 * get its `alt`. Skips islands (`data-island`), which React owns. The `<img>` stays if the placeholder fails to load.
 */
export function replaceMissingPictures(content: HTMLElement): void {
  content.addEventListener('error', ({ target }) => void replace(target), true);
  // These failed before the listener existed. A picture that is still loading, or lazy, is not `complete`.
  for (const img of content.querySelectorAll('img'))
    if (img.complete && img.naturalWidth === 0) void replace(img);
}

async function replace(img: EventTarget | null): Promise<void> {
  if (!(img instanceof HTMLImageElement) || img.closest('[data-island]')) return;
  const placeholder = await import('../../components/missing-picture').catch(() => null);
  if (placeholder === null) return;
  const { MissingPicture } = placeholder;
  const replacement = document.createElement('span');
  const drawing = img.closest('picture') ?? img;
  createRoot(replacement).render(
    <MissingPicture
      className={drawing.className}
      ratio={Number(img.getAttribute('width')) / Number(img.getAttribute('height'))}
      alt={img.alt}
    >
      {appShellCopy.image.notFound}
    </MissingPicture>,
  );
  drawing.replaceWith(replacement);
}
