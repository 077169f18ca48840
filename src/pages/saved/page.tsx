import { Container } from '../../components/container';
import { Island } from '../../components/island';
import { Section } from '../../components/section';
import { TextList } from '../../components/text-list';
import { articles } from '../../content/articles';
import { caseStudies } from '../../content/case-studies';
import { savedPageCopy } from '../../content/copy/saved-page';
import { footerNavigation, mainNavigation } from '../../content/navigation';
import { availableTools } from '../../content/tools';
import { type OfflinePage, OfflinePages } from '../../features/offline-pages/offline-pages';
import type { PageModule } from '../page-module';
import { savedStyles } from './saved.styles';

export default {
  Page,
  head: { ...savedPageCopy.head, keywords: [], noIndex: true },
} satisfies PageModule;

/** The worker also stores pages that are not listed here, such as the 404 page. */
function offlinePages(): OfflinePage[] {
  const { kinds } = savedPageCopy.pages;
  const navigation = new Map([...mainNavigation, ...footerNavigation].map((link) => [link.href, link]));
  return [
    ...navigation.values(),
    ...availableTools.map(({ path, title }) => ({ href: path, label: title, kind: kinds.tool })),
    ...caseStudies.map(({ path, name }) => ({ href: path, label: name, kind: kinds.caseStudy })),
    ...articles.map(({ path, title }) => ({ href: path, label: title, kind: kinds.article })),
  ];
}

/** Shows /saved: the outbox, pages that open offline, "Delete everything", install notes. React hydrates its islands. */
function Page() {
  return (
    <>
      <Container className={savedStyles().top}>
        <h1>{savedPageCopy.title}</h1>
        <p className="subtitle">{savedPageCopy.subtitle}</p>
        <div className="columns">
          <Island name="leads" className="leads" />
          <aside className={savedStyles().how}>
            <h2>{savedPageCopy.how.title}</h2>
            <TextList texts={savedPageCopy.how.rules} />
          </aside>
        </div>
      </Container>
      <Section className={savedStyles().pages}>
        <h2>{savedPageCopy.pages.title}</h2>
        <OfflinePages pages={offlinePages()} />
        <div className="kept">
          <p>{savedPageCopy.pages.calculator}</p>
          <Island name="everything" />
        </div>
      </Section>
      <Island name="iphone" className={savedStyles().notes} />
      <Island name="inAppBrowser" className={savedStyles().notes} />
    </>
  );
}
