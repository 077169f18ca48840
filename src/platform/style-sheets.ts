/**
 * Adds CSS rules after all others of the document. Returns a function that removes them. Uses a constructed sheet, because
 * the content security policy allows other styles only by their hash.
 */
export function adoptRules(css: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
