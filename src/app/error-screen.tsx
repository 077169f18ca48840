import { Button, ButtonLink } from '../components/button';
import { Container } from '../components/container';
import { appShell } from '../content/copy/app-shell';
import { site } from '../content/site';
import { reload } from '../platform/navigation';
import { textStyles } from '../theme/text.styles';
import { styles } from './error-screen.styles';

/** Shown when a page throws: a text, a reload button and the phone number. */
export function ErrorScreen() {
  const copy = appShell.applicationError;
  return (
    <div className={`${styles.root} on-night`}>
      <Container>
        <h1 className={textStyles.h1} tabIndex={-1}>
          {copy.title}
        </h1>
        <p className={styles.lead}>{copy.text}</p>
        <div className={styles.actions}>
          <Button visual="lit" onClick={reload}>
            {copy.reload}
          </Button>
          <ButtonLink visual="line" href={site.phone.href}>
            {site.phone.display}
          </ButtonLink>
        </div>
      </Container>
      <img
        className={styles.picture}
        src="/scenes/power-cut.svg"
        width={1440}
        height={640}
        alt={copy.scene}
      />
    </div>
  );
}
