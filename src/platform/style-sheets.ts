/**
 * Gives the page more rules, after all it has; what is returned takes them away. A constructed sheet, because the content
 * security policy knows the text of every other.
 */
export function adoptRules(css: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
