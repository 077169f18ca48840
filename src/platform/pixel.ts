import { afterPaint } from './page-lifecycle';

/** The queue that stands in for the ads pixel until its script has arrived, in the shape the script expects. */
interface PixelQueue {
  (...command: unknown[]): void;
  callMethod?: (...command: unknown[]) => void;
  queue: unknown[][];
  push: (...command: unknown[]) => void;
  loaded: boolean;
  version: string;
  disablePushState: boolean;
}

declare global {
  interface Navigator {
    /** The visitor's wish not to be tracked across sites. Source: https://www.w3.org/TR/gpc/ */
    readonly globalPrivacyControl?: boolean;
  }
  interface Window {
    fbq?: PixelQueue;
    _fbq?: PixelQueue;
  }
}

/** Source: https://developers.facebook.com/docs/meta-pixel/get-started (the base code, here without an inline script). */
const pixelScript = 'https://connect.facebook.net/en_US/fbevents.js';

/**
 * Loads the ads pixel once, after the first paint, when the build names one (`VITE_PIXEL_ID`), and counts this load as
 * one PageView. A blocked script breaks nothing: the commands stay in the queue. A browser that sends Global Privacy
 * Control gets no pixel at all, and so no later Lead.
 */
export function startPixel(pixelId: string | undefined = import.meta.env.VITE_PIXEL_ID): void {
  if (pixelId === undefined || pixelId === '' || window.fbq !== undefined) return;
  if (navigator.globalPrivacyControl === true) return;
  const fbq = pixelQueue();
  window.fbq = fbq;
  window._fbq = fbq;
  // Only what we tell it ourselves: by default it reports every click on a button, with the button's text.
  fbq('set', 'autoConfig', false, pixelId);
  fbq('init', pixelId);
  fbq('track', 'PageView');
  afterPaint(() => {
    const script = document.createElement('script');
    script.async = true;
    script.src = pixelScript;
    document.head.append(script);
  });
}

/** Counts one delivered lead. Without a pixel: nothing. */
export function trackLead(): void {
  try {
    window.fbq?.('track', 'Lead');
  } catch (error) {
    // A broken ad script must not take the thank-you of a sent form with it.
    console.warn('The ads pixel failed.', error);
  }
}

function pixelQueue(): PixelQueue {
  const queue: unknown[][] = [];
  const fbq: PixelQueue = Object.assign(
    (...command: unknown[]) => {
      if (fbq.callMethod === undefined) queue.push(command);
      else fbq.callMethod(...command);
    },
    {
      queue,
      push: (...command: unknown[]) => fbq(...command),
      loaded: true,
      version: '2.0',
      // One PageView per load, as agreed: without this the script counts every route change as another.
      disablePushState: true,
    },
  );
  return fbq;
}
