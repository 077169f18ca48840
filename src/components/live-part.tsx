import { createContext, useContext } from 'react';

/** The HTML of the page's live parts by name: `live` in its `script.ts`. The build renders them before the page. */
export const LivePartsContext = createContext<Readonly<Record<string, string>>>({});

/**
 * Renders a `<div>` with the prerendered HTML of a live part. Only the build calls it: in the browser `startPage` finds the
 * `<div>` by `data-live` and hydrates the part in it. Throws, which stops the build, if the page's `script.ts` lacks this part,
 * and outside `LivePartsContext`.
 */
export function LivePart({ name, className }: { name: string; className?: string }) {
  const html = useContext(LivePartsContext)[name];
  if (html === undefined) throw new Error(`no live part "${name}" in the script.ts of the page`);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has rendered it
  return <div className={className} data-live={name} dangerouslySetInnerHTML={{ __html: html }} />;
}
