import { isPageShown, scrollToAnchor } from './scroll';

/**
 * The page that the app's icon opens, because owners install the site for its calculator. A launch with exactly this address
 * leaves an open app on its page. So the shortcut to the calculator adds `#main`.
 */
export const START_URL = '/tools/revenue-calculator';

declare global {
  interface Window {
    /** It is not in TypeScript's library: https://wicg.github.io/web-app-launch/#launchqueue-interface */
    launchQueue?: { setConsumer(consumer: (launch: { readonly targetURL?: string | null }) => void): void };
  }
}

/**
 * Calls `navigate` with path, query and anchor of each launch of the installed app, unless that address is open. In both
 * cases it then scrolls to the anchor if the page of the address is shown. Ignores a launch without address, or with exactly
 * `START_URL`. A second call replaces the first. Does nothing without `launchQueue` (only Chromium has it).
 */
export function onAppLaunch(navigate: (address: string) => void): void {
  window.launchQueue?.setConsumer(({ targetURL }) => {
    if (!targetURL) return;
    const target = new URL(targetURL);
    const address = target.pathname + target.search + target.hash;
    if (address === START_URL) return;
    // The first launch reports the page that is already open. A shortcut may also lead to the open page.
    if (target.href !== window.location.href) navigate(address);
    // If the page is still loading, `showPage` scrolls.
    if (isPageShown()) scrollToAnchor();
  });
}
