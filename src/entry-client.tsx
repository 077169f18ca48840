import { dropEarlyPresses, keepEarlyPresses } from './app/navigation/early-presses';
import { reloadOnMissingChunk } from './app/updates/missing-chunk';
import { whenConnectionAllows } from './app/when-connection-allows';
import { watchInstallPrompt } from './platform/install-prompt';
import { afterPaint, nextTask } from './platform/page-lifecycle';

// All listen for what comes once and early.
const isPressed = keepEarlyPresses();
watchInstallPrompt();
reloadOnMissingChunk();

// The page is readable and every link, menu and form in it works before any of this. So the app waits for the first
// paint, and on a limited connection for a visitor who uses the page. This file stays so small that fetching it takes
// nothing from the text and the fonts.
afterPaint(() => (isPressed ? startApp() : whenConnectionAllows(startApp)));

function startApp(): void {
  // React is asked for first and by itself: a browser reads what each of the two brings in a task of its own.
  const react = import('./app/hydrate-root');
  const app = nextTask().then(() => import('./app/start'));
  Promise.all([app, react]).then(
    ([{ start }]) => start(),
    // The words are there without it, and so are the links, the menu and the way to /contact.
    (error: unknown) => {
      for (const page of document.querySelectorAll('[data-page]')) dropEarlyPresses(page, startApp);
      console.warn('The app could not be loaded', error);
    },
  );
}

if (import.meta.env.DEV) import('./theme/fonts.css');
