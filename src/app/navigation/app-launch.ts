import { isPageShown, scrollToAnchor } from './scroll';

/**
 * The page that the app's icon opens: owners install the site for its calculator. A launch with exactly this address leaves
 * an open app on its page, so the shortcut to the calculator adds `#main` to open the calculator from any page.
 */
export const START_ADDRESS = '/tools/revenue-calculator';

declare global {
  interface Window {
    /** Not in TypeScript's library: https://wicg.github.io/web-app-launch/#launchqueue-interface */
    launchQueue?: { setConsumer(consumer: (launch: { readonly targetURL?: string | null }) => void): void };
  }
}

/**
 * Handles each launch of the installed app, also the first. Ignores one without address, or with exactly `START_ADDRESS` (the
 * icon, without anchor). For any other, calls `go` with path, query and anchor, unless the app is already there. Then, if the
 * page of the address is shown, calls `scrollToAnchor`; if it is still loading, `showPage` scrolls. A second call of
 * `onAppLaunch` replaces the first. Does nothing without `launchQueue` (only Chromium has it).
 */
export function onAppLaunch(go: (address: string) => void): void {
  window.launchQueue?.setConsumer(({ targetURL }) => {
    const target = targetURL ? new URL(targetURL) : null;
    if (target === null) return;
    const address = target.pathname + target.search + target.hash;
    if (address === START_ADDRESS) return;
    // The first launch reports the page that is already open. A shortcut may also lead to the open page.
    if (target.href !== window.location.href) go(address);
    if (isPageShown()) scrollToAnchor();
  });
}
