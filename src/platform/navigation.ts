/** Leaves the app's own navigation and loads a path from scratch: the way out when a file of the app cannot be had. */
export function leaveFor(path: string): void {
  window.location.assign(path);
}

/** Loads this page again. */
export function reload(): void {
  window.location.reload();
}
