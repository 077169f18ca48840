/** Calls back when the address points at this anchor, now or later. Returns the way to stop. */
export function onAnchor(id: string, callback: () => void): () => void {
  const check = () => {
    if (location.hash === `#${id}`) callback();
  };
  check();
  addEventListener('hashchange', check);
  return () => removeEventListener('hashchange', check);
}
