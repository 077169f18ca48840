import { VisuallyHidden } from '../components/visually-hidden';

/** Says the title of a page one has moved to. None on the first page: the browser announces that one itself. */
export function RouteAnnouncer({ title }: { title: string | undefined }) {
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {title}
    </VisuallyHidden>
  );
}
