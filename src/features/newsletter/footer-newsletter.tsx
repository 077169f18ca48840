import { newsletterCopy } from '../../content/copy/newsletter';
import { NewsletterForm } from './newsletter-form';

/** The newsletter form with its heading, for the footer of every page. */
export function FooterNewsletter() {
  return (
    <>
      <h2>{newsletterCopy.footerTitle}</h2>
      <NewsletterForm ground="night" />
    </>
  );
}
