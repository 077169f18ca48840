import { useEffect, useState } from 'react';
import { Button, ButtonLink } from '../components/button';
import { Container } from '../components/container';
import { LiveScene } from '../components/live-scene';
import { frame } from '../content/copy/frame';
import { site } from '../content/site';
import { reload } from '../platform/navigation';
import { text } from '../theme/text.look';
import { styles } from './error-screen.look';

/** What stands in place of a page that threw. No lamp is lit, and every way to reach us is here. */
export function ErrorScreen() {
  const copy = frame.applicationError;
  const picture = useDarkHotel();
  return (
    <div className={`${styles.root} on-night`}>
      <Container>
        <h1 className={text.h1} tabIndex={-1}>
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
      <div className={styles.picture}>{picture ? <LiveScene svg={picture} /> : null}</div>
    </div>
  );
}

/** The hotel in a power cut. Fetched only when it is needed, and the screen says all it has to say without it. */
function useDarkHotel(): string | null {
  const [picture, setPicture] = useState<string | null>(null);
  useEffect(() => {
    import('../scenes/houses/hero-scene').then(
      ({ powerCutScene }) => setPicture(powerCutScene({ id: 'pc', label: frame.applicationError.scene })),
      () => undefined,
    );
  }, []);
  return picture;
}
