import { createRoot } from 'react-dom/client';
import { classNames } from '../../components/class-names';
import { VisuallyHidden } from '../../components/visually-hidden';
import { WindowIcon } from '../../components/window-icon';
import { appShellCopy } from '../../content/copy/app-shell';
import { missingPictureClass } from './missing-pictures.styles';

/**
 * Replaces each `<img>` in `content` that fails to load, before the call or later, by a dark window and a text. Screen readers
 * also get its `alt`. Skips islands (`data-island`), which React owns.
 */
export function replaceMissingPictures(content: HTMLElement): void {
  content.addEventListener('error', ({ target }) => replace(target), true);
  // These failed before the listener existed. A picture that is still loading, or lazy, is not `complete`.
  for (const img of content.querySelectorAll('img')) if (img.complete && img.naturalWidth === 0) replace(img);
}

function replace(img: EventTarget | null): void {
  if (!(img instanceof HTMLImageElement) || img.closest('[data-island]')) return;
  const drawing = img.closest('picture') ?? img;
  const replacement = document.createElement('span');
  // The icon is a React component, so a React root draws it once.
  createRoot(replacement).render(
    <span
      className={classNames(missingPictureClass(), drawing.className)}
      style={{ aspectRatio: `${img.getAttribute('width')} / ${img.getAttribute('height')}` }}
    >
      <WindowIcon lit={0} />
      <span>
        {appShellCopy.image.notFound}
        <VisuallyHidden> {img.alt}</VisuallyHidden>
      </span>
    </span>,
  );
  drawing.replaceWith(replacement);
}
