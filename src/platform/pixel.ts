import { afterPaint } from './page-lifecycle';

/** The parts that this site uses of the queue that collects commands until the pixel's script has loaded. */
interface PixelQueue {
  (...command: unknown[]): void;
  callMethod?: (...command: unknown[]) => void;
  queue: unknown[][];
}

declare global {
  interface Navigator {
    /** True if the visitor does not want to be tracked across sites. Source: https://www.w3.org/TR/gpc/ */
    readonly globalPrivacyControl?: boolean;
  }
  interface Window {
    fbq?: PixelQueue;
    _fbq?: PixelQueue;
  }
}

/** Source: https://developers.facebook.com/docs/meta-pixel/get-started. Its base code is an inline script, ours is not. */
const PIXEL_SCRIPT = 'https://connect.facebook.net/en_US/fbevents.js';

/**
 * Queues one PageView, and loads the pixel's script after the next paint. The script reports no clicks and no page changes.
 * Does nothing without `VITE_PIXEL_ID`, at a second call, or with Global Privacy Control. If the script is blocked, sends
 * nothing.
 */
export function startPixel(): void {
  const pixelId = import.meta.env.VITE_PIXEL_ID;
  if (!pixelId || window.fbq !== undefined) return;
  if (navigator.globalPrivacyControl === true) return;
  const fbq = createPixelQueue();
  window.fbq = fbq;
  window._fbq = fbq;
  // By default the pixel reports every click on a button with the button's text.
  fbq('set', 'autoConfig', false, pixelId);
  fbq('init', pixelId);
  fbq('track', 'PageView');
  afterPaint(() => {
    const script = document.createElement('script');
    script.async = true;
    script.src = PIXEL_SCRIPT;
    document.head.append(script);
  });
}

/**
 * Reports one delivered lead to the ads pixel at each call, and first starts the pixel if needed. Does nothing without a pixel
 * id or with Global Privacy Control. The report is lost if the pixel's script is blocked. Logs errors.
 */
export function trackLead(): void {
  try {
    // A lead may be delivered before the page has become idle and started the pixel.
    startPixel();
    window.fbq?.('track', 'Lead');
  } catch (error) {
    // A broken ad script must not prevent the success message of a sent form.
    console.warn('The ads pixel failed.', error);
  }
}

/** Returns an empty queue, in the format that the pixel's script expects. */
function createPixelQueue(): PixelQueue {
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
      // Otherwise the script counts each change of page as a PageView.
      disablePushState: true,
    },
  );
  return fbq;
}
