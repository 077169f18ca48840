import { createContext, useContext } from 'react';

/** The HTML of the page's islands, by their name in `islands` of its `script.ts`. The build renders them before the page. */
export const IslandsContext = createContext<Readonly<Record<string, string>>>({});

/**
 * Renders a `<div>` with the prerendered HTML of an island. Only the build calls it. In the browser `activatePage` hydrates the
 * island in this `<div>`. Throws, and so stops the build, outside `IslandsContext` or if `script.ts` has no such island.
 */
export function Island({ name, className }: { name: string; className?: string }) {
  const html = useContext(IslandsContext)[name];
  if (html === undefined) throw new Error(`no island "${name}" in the script.ts of the page`);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has rendered it
  return <div className={className} data-island={name} dangerouslySetInnerHTML={{ __html: html }} />;
}
