/** A tab of a browser, in the few words that every driver understands. */
export interface Tab {
  /** Loads an address as the address bar does; resolves when the document is loaded. */
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page, which sees nothing but its argument, and gives what it returned, through JSON. */
  evaluate<Value, Argument>(run: (argument: Argument) => Value, argument: Argument): Promise<Awaited<Value>>;
  /** Moves the pointer there and clicks, in CSS pixels of the window. */
  click(x: number, y: number): Promise<void>;
  /** Types into what has the focus, a key at a time. */
  type(text: string): Promise<void>;
  /** What was thrown in the page and not caught, as far as the driver tells. */
  uncaught(): readonly string[];
  /** Closes it and forgets all that it stored. */
  close(): Promise<void>;
}

/** A running browser. */
export interface Browser {
  /** Its name and version, as it says itself. */
  version: string;
  /** A tab of somebody new: nothing is stored yet. */
  openTab(): Promise<Tab>;
  close(): Promise<void>;
}

/** The size of a phone. WebKit's window is its own and a little wider. */
export const WINDOW = { width: 412, height: 860 } as const;
