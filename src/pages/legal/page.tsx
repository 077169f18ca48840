import { bindProps } from '../../components/bind-props';
import { legalCopy } from '../../content/copy/legal';
import { legalDocuments } from '../../content/legal';
import { site } from '../../content/site';
import { LegalDocument } from '../../features/legal/legal-document';
import type { PageHead } from '../../seo/page-head';

const { address, phone, mail } = site;

/** What the two texts say about reaching us. */
const contact = {
  company: site.legalName,
  email: mail.hello,
  supportEmail: mail.support,
  phone: phone.display,
  address: `${address.street}, ${address.locality} ${address.postalCode}, ${address.region}, ${address.country}`,
};

/** /privacy or /terms: one kind of page, its text loaded before it renders. */
export async function legalPage(name: keyof typeof legalDocuments) {
  const { title, headTitle, description, keywords, effective, loadBody } = legalDocuments[name];
  const { default: Body } = await loadBody();
  const head: PageHead = { path: `/${name}`, title: headTitle, description, keywords, crumb: title };
  const Page = bindProps(LegalDocument, {
    title,
    effective: legalCopy.effective(effective),
    sectionsLabel: legalCopy.sectionsLabel,
    countLabel: legalCopy.floors[name],
    Body,
    contact,
  });
  return { Page, head };
}
