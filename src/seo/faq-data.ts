import type { FAQPage } from 'schema-dts';
import { faqEntries } from '../content/faq';

/** The questions of /faq with their answers, word for word as the page shows them. */
export function faqData(): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: faqEntries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
