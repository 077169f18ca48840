import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { ButtonLink } from '../components/button';
import { Container } from '../components/container';
import { Scene } from '../components/scene';
import { faqCopy } from '../content/copy/faq';
import { faqEntries } from '../content/faq';
import { site } from '../content/site';
import { FaqList } from '../features/faq/faq-list';
import { telephone } from '../scenes/telephone';
import { faqData } from '../seo/faq-data';
import type { PageHead } from '../seo/page-head';
import { faqRecipe } from '../theme/recipes/faq';

export const head: PageHead = {
  path: '/faq',
  ...faqCopy.head,
  picture: { title: faqCopy.title },
  structuredData: () => [faqData()],
};

export const header = 'neel';

export function Page() {
  const styles = useSlotRecipe({ recipe: faqRecipe })();
  return (
    <>
      <FaqList entries={faqEntries} />
      <chakra.section css={styles.call} className="on-night">
        <Container>
          <div className="words">
            <chakra.h2 textStyle="h2">{faqCopy.more.title}</chakra.h2>
            <p>{faqCopy.more.text}</p>
            <ButtonLink visual="lit" href={site.phone.href}>
              {faqCopy.more.action}
            </ButtonLink>
          </div>
          <Scene className="art" draw={() => telephone()} />
        </Container>
      </chakra.section>
    </>
  );
}
