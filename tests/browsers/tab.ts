/** A browser tab, with the commands that all drivers support. */
export interface Tab {
  /** Loads an address. Resolves when the document is loaded. */
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page with a JSON argument. Resolves to its JSON result. */
  evaluate<Value, Argument>(run: (argument: Argument) => Value, argument: Argument): Promise<Awaited<Value>>;
  /** Clicks at a position in CSS pixels of the window. */
  click(x: number, y: number): Promise<void>;
  /** Types into the focused element, key by key. */
  type(text: string): Promise<void>;
  /** Uncaught errors of the page, if the driver reports them. */
  uncaught(): readonly string[];
  /** Closes the tab and deletes what it stored. */
  close(): Promise<void>;
}

/** Returns the call of a function with a JSON argument, as text that a driver evaluates in the page. */
export function callIn<Argument>(run: (argument: Argument) => unknown, argument: Argument): string {
  return `(${run})(${JSON.stringify(argument)})`;
}

/** A running browser. */
export interface Browser {
  /** Name and version. */
  version: string;
  /** Opens a tab without stored data. */
  openTab(): Promise<Tab>;
  close(): Promise<void>;
}

/** A phone's size in CSS pixels. WebKit's window is a little wider. */
export const WINDOW = { width: 412, height: 860 } as const;
