/** Loads the page again, as the browser's own button does. */
export function reloadPage(): void {
  window.location.reload();
}

/** Makes the browser load the page at `address`, as a link does. */
export function openAddress(address: string): void {
  window.location.assign(address);
}
