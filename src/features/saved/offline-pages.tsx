import { savedCopy } from '../../content/copy/saved';
import { useSavedPaths } from './use-saved-paths';

/** A page of the site, and what kind of page it is where its name does not say. */
export interface OfflinePage {
  href: string;
  label: string;
  kind?: string;
}

/** The pages that open without network: a lit window before each one that is on this device. */
export function OfflinePages({ pages }: { pages: readonly OfflinePage[] }) {
  const copy = savedCopy.pages;
  const paths = pages.map(({ href }) => href);
  const stored = useSavedPaths(paths);
  return (
    <>
      <p role="status">{paths.every((path) => stored.has(path)) ? copy.ready : copy.notReady}</p>
      <ul>
        {pages.map(({ href, label, kind }) => (
          <li key={href} className={stored.has(href) ? 'stored' : undefined}>
            <a href={href}>
              <b>{label}</b>
              <span>{kind}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
