import type { FAQPage } from 'schema-dts';
import { faqs } from '../content/copy/faq';

/** Returns the schema.org node of /faq. Its questions and answers have the same words as the page. */
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
