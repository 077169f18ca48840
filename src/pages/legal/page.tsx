import type { MDXContent } from 'mdx/types';
import type { CSSProperties } from 'react';
import { Container } from '../../components/container';
import { divideProse } from '../../components/prose/divide-prose';
import { calculatorCopy } from '../../content/copy/calculator/page';
import { leadsCopy } from '../../content/copy/leads/forms';
import { savedPageCopy } from '../../content/copy/saved-page';
import { legalCopy, legalDocuments } from '../../content/legal';
import { ownerFacts, site } from '../../content/site';
import type { PageModule } from '../page-module';
import { legalStyles } from './legal.styles';

const { address, phone, mail } = site;

/** The facts that the two texts mention. An unknown fact, or the pixel's company without a pixel, is an empty string. */
const facts = {
  company: ownerFacts.registeredName || site.name,
  gstin: ownerFacts.gstin ?? '',
  grievanceName: ownerFacts.grievanceOfficer?.name ?? '',
  grievanceMail: ownerFacts.grievanceOfficer?.mail ?? '',
  keptFor: ownerFacts.requestsKeptFor ?? '',
  pixelCompany: import.meta.env.VITE_PIXEL_ID ? 'Meta (Facebook)' : '',
  savedPage: savedPageCopy.title,
  deleteEverything: savedPageCopy.everything.button,
  resetForm: calculatorCopy.form.reset,
  clearForm: leadsCopy.clear,
  email: mail.hello,
  supportEmail: mail.support,
  phone: phone.display,
  address: `${address.street}, ${address.locality} ${address.postalCode}, ${address.region}, ${address.country}`,
};

/** Loads the `Page` and `head` of the legal text of /terms or /privacy. Rejects for any other path, or if loading fails. */
export default async function pageOf(path: string): Promise<PageModule> {
  const name = path.slice(1);
  if (name !== 'terms' && name !== 'privacy') throw new Error(`There is no legal text "${name}"`);
  const { title, headTitle, description, keywords, loadBody } = legalDocuments[name];
  const { default: Body } = await loadBody();
  return {
    Page: () => <LegalDocument name={name} Body={Body} />,
    head: { title: headTitle, description, keywords, crumb: title },
  };
}

/** In the list of sections, the first is marked until `script.ts` marks another. */
function LegalDocument({ name, Body }: { name: keyof typeof legalDocuments; Body: MDXContent }) {
  const legal = legalDocuments[name];
  const { sections } = divideProse(Body, facts);
  return (
    <Container className={legalStyles().root}>
      <header className={legalStyles().head}>
        <h1>{legal.title}</h1>
        <p>{legalCopy.effective(legal.effective, legal.reviewed)}</p>
      </header>
      <div className={legalStyles().grid}>
        <nav className={legalStyles().contents} aria-label={legalCopy.sectionsLabel}>
          <b>{legalCopy.sectionCount(sections.length)}</b>
          <ol style={{ '--sections': sections.length } as CSSProperties}>
            {sections.map(({ id, title }, index) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  aria-label={`${index + 1} ${title}`}
                  aria-current={index === 0 ? 'true' : undefined}
                >
                  <i>{index + 1}</i> <span>{title}</span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={legalStyles().text}>
          {sections.map(({ id, title, content }, index) => (
            <section key={id} id={id}>
              <span className="room" aria-hidden="true">
                {(index + 1) * 100 + 1}
              </span>
              <h2>{title}</h2>
              {content}
            </section>
          ))}
        </div>
      </div>
    </Container>
  );
}
