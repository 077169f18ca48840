import { Button } from '../../components/button';
import { Container } from '../../components/container';
import { useStore } from '../../components/use-store';
import { inAppBrowserCopy as copy } from '../../content/copy/install';
import { dismissInstall, installMethod } from '../../platform/install-prompt';
import { installStyles } from './install.styles';

/** Inside an app like WhatsApp, asks to open the site in a browser. "Not now" hides it for 30 days. Elsewhere shows nothing. */
export function InAppBrowserNote() {
  if (useStore(installMethod) !== 'in-app-browser') return null;
  return (
    <aside className={`${installStyles().inAppBrowserNote} on-dark`}>
      <Container className="row">
        <p>
          <b>{copy.title}.</b> {copy.text}
        </p>
        <Button variant="outline" size="sm" onClick={dismissInstall}>
          {copy.later}
        </Button>
      </Container>
    </aside>
  );
}
