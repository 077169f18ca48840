/** Calls back when the address has this anchor, now or later. Returns a function that stops it. */
export function onAnchor(id: string, callback: () => void): () => void {
  const check = () => {
    if (location.hash === `#${id}`) callback();
  };
  check();
  addEventListener('hashchange', check);
  return () => removeEventListener('hashchange', check);
}
