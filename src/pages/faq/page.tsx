import { ForwardLink } from '../../components/arrow-link';
import { ButtonLink } from '../../components/button';
import { Island } from '../../components/island';
import { Section } from '../../components/section';
import { SvgMarkup } from '../../components/svg-markup';
import { faqCopy } from '../../content/copy/faq';
import { beforeYouSignLink } from '../../content/navigation';
import { site } from '../../content/site';
import { shutter } from '../../scenes/building-parts/shutter';
import { telephone } from '../../scenes/front-desk/telephone';
import { rowSharePicture } from '../../scenes/share/share-layouts';
import { faqData } from '../../seo/faq-data';
import * as palette from '../../theme/palette';
import type { PageModule } from '../page-module';
import { faqCallClass } from './faq.styles';

export default {
  Page,
  head: {
    ...faqCopy.head,
    pictureWords: { title: faqCopy.title },
    structuredData: () => [faqData()],
  },
  background: 'indigo',
  sharePicture: {
    drawSharePicture: rowSharePicture({
      objects: [shutter(), shutter('pair'), shutter()],
      size: { w: 146, h: 134 },
      sky: palette.indigo,
    }),
    drawingDescription: 'Three windows in a blue wall: two shut, and in the open one two guests.',
  },
} satisfies PageModule;

/** Shows /faq: questions with a search field, a link that calls the office, and a link to 'Before you sign' on /contact. */
function Page() {
  return (
    <>
      <Island name="questions" />
      <Section className={faqCallClass()} isDark>
        <div className="words">
          <h2>{faqCopy.more.title}</h2>
          <p>{faqCopy.more.text}</p>
          <ButtonLink variant="lit" href={site.phone.href}>
            {faqCopy.more.action}
          </ButtonLink>
          <p className="more">
            <ForwardLink href={beforeYouSignLink.href}>{beforeYouSignLink.text}</ForwardLink>
          </p>
        </div>
        <SvgMarkup className="art" svg={telephone()} />
      </Section>
    </>
  );
}
