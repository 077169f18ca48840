import { createContext, useContext } from 'react';

/** The HTML of the page's live parts, by their name in `live` of its `script.ts`. The build renders them before the page. */
export const LivePartsContext = createContext<Readonly<Record<string, string>>>({});

/**
 * Renders a `<div>` with the prerendered HTML of a live part. Only the build calls it. In the browser `startPage` hydrates the
 * part in this `<div>`. Throws, and so stops the build, outside `LivePartsContext` or if the page's `script.ts` lacks the part.
 */
export function LivePart({ name, className }: { name: string; className?: string }) {
  const html = useContext(LivePartsContext)[name];
  if (html === undefined) throw new Error(`no live part "${name}" in the script.ts of the page`);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has rendered it
  return <div className={className} data-live={name} dangerouslySetInnerHTML={{ __html: html }} />;
}
