/** Loads the page again, as the browser's own button does. Does not ask `hasTypedText`. */
export function reloadPage(): void {
  window.location.reload();
}

/** Makes the browser load the page at `address`, as a link does, but not through the router. */
export function openAddress(address: string): void {
  window.location.assign(address);
}
