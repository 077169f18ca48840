import { Container } from '../../components/container';
import { LiveScene } from '../../components/live-scene';
import { shutter, shutterGuests } from '../../scenes/things/shutter';
import { styles } from './styles';

/** Six windows, one for each question. Open: the search finds the question. Hidden from screen readers, because the list says the same. */
export function Shutters({ open }: { open: readonly boolean[] }) {
  return (
    <div className={styles.shutters} aria-hidden="true">
      <Container>
        {open.map((isOpen, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the windows are six fixed places in a wall
          <LiveScene key={index} svg={shutter(isOpen, shutterGuests[index % shutterGuests.length])} />
        ))}
      </Container>
      <i />
    </div>
  );
}
