/** A style sheet made by script keeps its text. Whether its rules apply is tested in the browser journeys. */
class TestStyleSheet {
  text = '';
  replaceSync(text: string): void {
    this.text = text;
  }
}

/** Nothing has a size in jsdom, so no size ever changes. */
class TestResizeObserver {
  observe(): void {}
  disconnect(): void {}
}

Object.assign(globalThis, { CSSStyleSheet: TestStyleSheet, ResizeObserver: TestResizeObserver });
Object.assign(document, { adoptedStyleSheets: [] });
