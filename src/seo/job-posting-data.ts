import type { JobPosting } from 'schema-dts';
import { careerCopy, jobOpening } from '../content/copy/career';
import { site } from '../content/site';
import { organizationReference } from './organization-data';
import { siteUrl } from './site-url';

/**
 * Returns the schema.org node of the job opening, with the fields that Google requires. The work is remote or hybrid, so its
 * place is Wayanad and not `TELECOMMUTE`, which means fully remote. The company states no pay, hours or last date.
 */
export function jobPostingData(): JobPosting {
  const { terms } = careerCopy;
  const { id, title, team, summary, duties, level, place, address, postedOn } = jobOpening;
  return {
    '@type': 'JobPosting',
    title: `${title}, ${team}`,
    description: [
      summary,
      `${terms.level}: ${level}.`,
      `${terms.place}: ${place}.`,
      ...duties.map((duty) => `${duty}.`),
    ]
      .map((line) => `<p>${line}</p>`)
      .join(''),
    identifier: { '@type': 'PropertyValue', name: site.name, value: id },
    datePosted: postedOn,
    hiringOrganization: organizationReference(),
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: address.locality,
        addressRegion: address.region,
        addressCountry: address.country,
      },
    },
    url: siteUrl('/career'),
  };
}
