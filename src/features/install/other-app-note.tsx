import { Button } from '../../components/button';
import { Container } from '../../components/container';
import { useStore } from '../../components/use-store';
import { otherAppCopy as copy } from '../../content/copy/other-app';
import { dismissInstall, installWay } from '../../platform/install-prompt';
import { installStyles } from './install.styles';

/** Inside an app like WhatsApp, asks to open the site in a browser. "Not now" hides it for 30 days. Elsewhere shows nothing. */
export function OtherAppNote() {
  if (useStore(installWay) !== 'other-app') return null;
  return (
    <aside className={`${installStyles().otherAppNote} on-night`}>
      <Container className="row">
        <p>
          <b>{copy.title}.</b> {copy.text}
        </p>
        <Button variant="line" size="sm" onClick={dismissInstall}>
          {copy.later}
        </Button>
      </Container>
    </aside>
  );
}
