/** Loads a path with a full page load, for example when a file of the app failed to load. */
export function leaveFor(path: string): void {
  window.location.assign(path);
}

/** Reloads this page. */
export function reload(): void {
  window.location.reload();
}
