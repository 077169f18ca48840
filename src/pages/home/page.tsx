import { homeCopy } from '../../content/copy/home';
import { priceList } from '../../content/prices';
import { serviceOfferData } from '../../seo/service-offer-data';
import type { PageModule } from '../page-module';
import { BlogCards, CaseStudyCards, IntegrationPartners } from './cards';
import { Closing } from './closing';
import { Reasons, Stats } from './figures';
import { Hero } from './hero';
import { AboutTeaser, PriceTeaser, ServicePrices } from './teasers';

export default {
  Page,
  head: {
    ...homeCopy.head,
    pictureWords: { title: homeCopy.hero.slides[0].headline },
    structuredData: () => priceList.map(serviceOfferData),
  },
} satisfies PageModule;

/** Shows the home page. Throws if an article on it has no drawings. */
function Page() {
  return (
    <>
      <Hero />
      <Stats />
      <Reasons />
      <AboutTeaser />
      <ServicePrices />
      <PriceTeaser />
      <CaseStudyCards />
      <BlogCards />
      <IntegrationPartners />
      <Closing />
    </>
  );
}
