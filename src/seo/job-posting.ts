import type { JobPosting } from 'schema-dts';
import { jobOpening } from '../content/careers';
import { careerCopy } from '../content/copy/career';
import { site } from '../content/site';
import { organizationReference } from './organization';

/**
 * Returns the schema.org node of the job opening, with the fields that Google requires. The work is remote or hybrid, so the
 * node has a place, Wayanad, and not `TELECOMMUTE`, which means fully remote. It has no pay, hours or last date, because the
 * company states none.
 */
export function jobPosting(origin: string): JobPosting {
  const { terms } = careerCopy;
  const { id, title, team, summary, duties, level, place, postedOn } = jobOpening;
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
    hiringOrganization: organizationReference(origin),
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: 'Wayanad',
        addressRegion: 'Kerala',
        addressCountry: 'IN',
      },
    },
    url: `${origin}/career`,
  };
}
