import { stayUpdatedCopy as copy } from '../../content/copy/newsletter';
import { text } from '../../theme/text.look';
import { NewsletterForm } from './newsletter-form';
import { leadClass } from './stay-updated.look';

/** The sign-up under the articles of the blog. The page gives it its ground and its picture. */
export function StayUpdated() {
  return (
    <>
      <h2 className={text.h2}>{copy.title}</h2>
      <p className={leadClass()}>{copy.text}</p>
      <NewsletterForm ground="light" />
    </>
  );
}
