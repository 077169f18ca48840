import { webcrypto } from 'node:crypto';

/** A constructed style sheet that only keeps its text. The browser journeys test whether rules apply. */
class TestStyleSheet {
  text = '';
  replaceSync(text: string): void {
    this.text = text;
  }
}

/** In jsdom elements have no size, so the observer never calls back. */
class TestResizeObserver {
  observe(): void {}
  disconnect(): void {}
}

Object.assign(globalThis, { CSSStyleSheet: TestStyleSheet, ResizeObserver: TestResizeObserver });
Object.assign(document, { adoptedStyleSheets: [] });
Object.assign(crypto, { subtle: webcrypto.subtle });
