/** The query of the app's icon (site-build/plugins/web-manifest.ts). A shortcut has none: it leads to its page, whatever is open. */
export const iconMark = 'source=home-screen';

/** Not in TypeScript's library: https://wicg.github.io/web-app-launch/#launchqueue-interface */
interface LaunchQueue {
  setConsumer(consumer: (launch: { readonly targetURL?: string | null }) => void): void;
}

/**
 * What happens when the installed app is opened while it is open already: by its icon nothing, it comes to the front where it
 * was left; by a shortcut `go` is called with the path of its page. Chromium only; elsewhere the system does as it likes.
 */
export function onAppLaunch(go: (address: string) => void): void {
  if (!('launchQueue' in window) || !isLaunchQueue(window.launchQueue)) return;
  window.launchQueue.setConsumer(({ targetURL }) => {
    const target = targetURL ? new URL(targetURL) : null;
    // The first launch is the page itself, which is open by then.
    if (target === null || target.search.includes(iconMark) || target.href === window.location.href) return;
    go(target.pathname + target.search + target.hash);
  });
}

function isLaunchQueue(value: unknown): value is LaunchQueue {
  return typeof value === 'object' && value !== null && 'setConsumer' in value;
}
