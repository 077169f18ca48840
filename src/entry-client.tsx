import { recordEarlyPresses, retryAtNextPress } from './app/page-runtime/early-presses';
import { reloadOnMissingScript } from './app/page-runtime/reload-on-missing-script';
import { whenConnectionAllows } from './app/start/when-connection-allows';
import { watchInstallPrompt } from './platform/install-prompt';
import { afterPaint, nextTask } from './platform/page-lifecycle';

// These listeners must exist early, because their events come only once.
const hasEarlyPress = recordEarlyPresses();
watchInstallPrompt();
reloadOnMissingScript();

// Without the app the page can be read, and its links, menu and forms work. So the app waits for the first paint, and on a
// limited connection until the visitor uses the page. This file is small, so that it does not delay text and fonts.
afterPaint(() => (hasEarlyPress ? startApp() : whenConnectionAllows(startApp)));

function startApp(): void {
  // There are two imports, so that the browser evaluates React and the app in separate tasks.
  const react = import('./app/page-runtime/hydrate-root');
  const app = nextTask().then(() => import('./app/start/hydrate-app'));
  Promise.all([app, react]).then(
    ([{ hydrateApp }]) => hydrateApp(),
    // The page still works as HTML. The next press tries again.
    (error: unknown) => {
      retryAtNextPress(document.body, startApp);
      console.warn('The app could not be loaded', error);
    },
  );
}
