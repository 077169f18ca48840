/** jsdom has no constructed style sheets. Whether rules apply is asked in the browser journeys; here one keeps its text. */
class StandIn {
  text = '';
  replaceSync(text: string): void {
    this.text = text;
  }
}

Object.assign(globalThis, { CSSStyleSheet: StandIn });
Object.assign(document, { adoptedStyleSheets: [] });
