import type { MouseEvent } from 'react';
import { Container } from '../../components/container';
import { share as copy } from '../../content/copy/calculator-share';
import { useCalculatorView } from './calculator-context';
import { copyFigures, copyLink, saveCsv, shareFigures, whatsAppAddress } from './share-actions';
import { styles } from './share-board.look';
import { ShareIcon } from './share-icon';

interface ShareBoardProps {
  onPrint: () => void;
}

/** Six ways to take the figures along. Nothing leaves the phone before one is pressed. */
export function ShareBoard({ onPrint }: ShareBoardProps) {
  return (
    <section className={styles.root}>
      <Container>
        <h2>{copy.title}</h2>
        <p>{copy.promise}</p>
        <Actions onPrint={onPrint} />
      </Container>
    </section>
  );
}

function Actions({ onPrint }: ShareBoardProps) {
  const view = useCalculatorView();
  const buttons = [
    { name: 'share', press: () => shareFigures(view) },
    { name: 'copy', press: () => copyFigures(view) },
    { name: 'csv', press: () => saveCsv(view) },
    { name: 'print', press: onPrint },
    { name: 'link', press: () => copyLink(view) },
  ] as const;
  // The address is written at the moment the link is followed, not at every key.
  const handleWhatsApp = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    currentTarget.href = whatsAppAddress(view);
  };
  return (
    <ul>
      <li>
        <a href="https://wa.me/" target="_blank" rel="noopener" onClick={handleWhatsApp}>
          <ShareIcon name="whatsApp" />
          {copy.actions.whatsApp}
        </a>
      </li>
      {buttons.map(({ name, press }) => (
        <li key={name}>
          <button type="button" onClick={press}>
            <ShareIcon name={name} />
            {copy.actions[name]}
          </button>
        </li>
      ))}
    </ul>
  );
}
