import type { FAQPage } from 'schema-dts';
import { faqs } from '../content/faq';

/** Returns the schema.org node of /faq: its questions and answers, word for word as the page shows them. */
export function faqData(): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
