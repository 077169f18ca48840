import { showAnchor } from './scroll';

/**
 * The page that the app's icon opens: owners keep the site on the home screen for its calculator. A launch with this bare
 * address leaves an open app as it is, so the shortcut to the calculator adds `#main`: it must lead there from any page.
 */
export const startAddress = '/tools/revenue-calculator';

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
    if (target === null) return;
    const address = target.pathname + target.search + target.hash;
    if (address === startAddress) return;
    // The first launch is the page itself, which is open by then. So may be the page that a shortcut leads into.
    if (target.href !== window.location.href) go(address);
    showAnchor();
  });
}

function isLaunchQueue(value: unknown): value is LaunchQueue {
  return typeof value === 'object' && value !== null && 'setConsumer' in value;
}
