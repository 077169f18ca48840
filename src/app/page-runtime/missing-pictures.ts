import { classNames } from '../../components/class-names';
import { visuallyHiddenClass } from '../../components/visually-hidden.styles';
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
  const placeholder = document.createElement('span');
  placeholder.className = classNames(missingPictureClass(), drawing.className);
  placeholder.style.aspectRatio = `${img.getAttribute('width')} / ${img.getAttribute('height')}`;
  const description = document.createElement('span');
  description.className = visuallyHiddenClass();
  description.textContent = img.alt;
  placeholder.append(`${appShellCopy.image.notFound} `, description);
  // A grid or flex container stretches this span, so that the one inside keeps its aspect ratio.
  const wrapper = document.createElement('span');
  wrapper.append(placeholder);
  drawing.replaceWith(wrapper);
}
