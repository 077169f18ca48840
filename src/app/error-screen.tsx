import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useState } from 'react';
import { Button, ButtonLink } from '../components/button';
import { Container } from '../components/container';
import { LiveScene } from '../components/live-scene';
import { frame } from '../content/copy/frame';
import { site } from '../content/site';
import { reload } from '../platform/navigation';

/** What stands in place of a page that threw. No lamp is lit, and every way to reach us is here. */
export function ErrorScreen() {
  const copy = frame.applicationError;
  const picture = useDarkHotel();
  return (
    <chakra.div bg="night" color="onNight" className="on-night" paddingTop="section">
      <Container>
        <chakra.h1 textStyle="h1" tabIndex={-1}>
          {copy.title}
        </chakra.h1>
        <chakra.p textStyle="lead" color="onNight.muted" marginTop="4">
          {copy.text}
        </chakra.p>
        <chakra.div display="flex" flexWrap="wrap" gap="3" marginTop="8">
          <Button visual="lit" onClick={reload}>
            {copy.reload}
          </Button>
          <ButtonLink visual="line" href={site.phone.href}>
            {site.phone.display}
          </ButtonLink>
        </chakra.div>
      </Container>
      <chakra.div marginTop="10" minHeight="200px">
        {picture ? <LiveScene svg={picture} /> : null}
      </chakra.div>
    </chakra.div>
  );
}

/** The hotel in a power cut. Fetched only when it is needed, and the screen says all it has to say without it. */
function useDarkHotel(): string | null {
  const [picture, setPicture] = useState<string | null>(null);
  useEffect(() => {
    import('../scenes/night-hotel').then(
      ({ powerCutScene }) => setPicture(powerCutScene({ id: 'pc', label: frame.applicationError.scene })),
      () => undefined,
    );
  }, []);
  return picture;
}
