import { type ComponentType, useEffect, useState } from 'react';
import { startLater } from '../../platform/start-later';
import { styles } from './look';

/**
 * What stands below the form, fetched once the page is quiet: nobody needs it before the figures are in, and none of
 * it works without script. Its place is kept, so that the footer does not move.
 */
export function MoreLater() {
  const [More, setMore] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      startLater([
        () => import('./more-from-figures').then((module) => () => setMore(() => module.MoreFromFigures)),
      ]),
    [],
  );
  return More ? <More /> : <div className={styles.later} aria-hidden="true" />;
}
