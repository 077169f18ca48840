import { stayUpdatedCopy as copy } from '../../content/copy/newsletter';
import { textStyles } from '../../theme/text.styles';
import { NewsletterForm } from './newsletter-form';
import { leadClass } from './stay-updated.styles';

/** The newsletter form with its texts, below the articles of the blog. The page adds the background and the picture. */
export function StayUpdated() {
  return (
    <>
      <h2 className={textStyles.h2}>{copy.title}</h2>
      <p className={leadClass()}>{copy.text}</p>
      <NewsletterForm ground="light" />
    </>
  );
}
