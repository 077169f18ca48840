import type { ComponentType } from 'react';
import { bindProps } from '../../components/bind-props';
import { calculator } from '../../content/copy/calculator';
import { leadCopy } from '../../content/copy/leads';
import { savedCopy } from '../../content/copy/saved';
import { legalCopy, legalDocuments } from '../../content/legal';
import { owner, site } from '../../content/site';
import { LegalDocument } from '../../features/legal/legal-document';
import type { PageHead } from '../../seo/page-head';

const { address, phone, mail } = site;

/** Facts that the two texts mention. An unknown fact, or the pixel's company without a pixel, is an empty string. */
const facts = {
  company: owner.registeredName ?? site.name,
  gstin: owner.gstin ?? '',
  grievanceName: owner.grievanceOfficer?.name ?? '',
  grievanceMail: owner.grievanceOfficer?.mail ?? '',
  keptFor: owner.requestsKeptFor ?? '',
  pixelCompany: import.meta.env.VITE_PIXEL_ID ? 'Meta (Facebook)' : '',
  savedPage: savedCopy.title,
  deleteEverything: savedCopy.everything.button,
  resetForm: calculator.form.reset,
  clearForm: leadCopy.clear,
  email: mail.hello,
  supportEmail: mail.support,
  phone: phone.display,
  address: `${address.street}, ${address.locality} ${address.postalCode}, ${address.region}, ${address.country}`,
};

/** Loads the text of /privacy or /terms and returns its page. `slug` other than 'terms': /privacy. */
export async function pageOf(slug?: string): Promise<{ Page: ComponentType; head: PageHead }> {
  const name = slug === 'terms' ? 'terms' : 'privacy';
  const { title, headTitle, description, keywords, effective, reviewed, loadBody } = legalDocuments[name];
  const { default: Body } = await loadBody();
  const head: PageHead = { path: `/${name}`, title: headTitle, description, keywords, crumb: title };
  const Page = bindProps(LegalDocument, {
    title,
    effective: legalCopy.effective(effective, reviewed),
    sectionsLabel: legalCopy.sectionsLabel,
    countLabel: legalCopy.floors[name],
    Body,
    facts,
  });
  return { Page, head };
}
