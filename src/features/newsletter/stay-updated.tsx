import { chakra } from '@chakra-ui/react/styled-system';
import { newsletterCopy } from '../../content/copy/newsletter';
import { NewsletterForm } from './newsletter-form';

/** The sign-up under the articles of the blog. The page gives it its ground and its picture. */
export function StayUpdated() {
  const copy = newsletterCopy.stayUpdated;
  return (
    <>
      <chakra.h2 textStyle="h2">{copy.title}</chakra.h2>
      <chakra.p textStyle="lead" color="ink.muted" marginTop="10px" marginBottom="6">
        {copy.text}
      </chakra.p>
      <NewsletterForm ground="light" />
    </>
  );
}
