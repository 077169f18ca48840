/**
 * What the server wrote of the page it served: its path in the route table, and what its header stands on. The address
 * bar may say something else already, when somebody was faster than the script.
 */
export function servedPage(): { path: string | undefined; headerGround: string | undefined } {
  const header = document.querySelector('header');
  return { path: header?.dataset.path, headerGround: header?.dataset.ground };
}
