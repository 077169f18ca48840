import { ButtonLink } from '../../components/button';
import { Container } from '../../components/container';
import { Section } from '../../components/section';
import { SvgMarkup } from '../../components/svg-markup';
import { TextList } from '../../components/text-list';
import { careerCopy, jobOpening } from '../../content/copy/career';
import { site } from '../../content/site';
import { withLabel } from '../../scenes/kit/svg';
import { lodgeRain } from '../../scenes/places/lodge-rain';
import { wideSharePicture } from '../../scenes/share/share-layouts';
import { jobPostingData } from '../../seo/job-posting-data';
import * as palette from '../../theme/palette';
import type { PageModule } from '../page-module';
import { careerStyles } from './career.styles';

export default {
  Page,
  head: {
    ...careerCopy.head,
    pictureWords: { title: careerCopy.title },
    structuredData: () => [jobPostingData()],
  },
  background: 'sky',
  sharePicture: {
    drawSharePicture: wideSharePicture(palette.rainSky, lodgeRain),
    drawingDescription: 'Two lodges on stilts in the rains of Wayanad, some of their windows lit.',
  },
} satisfies PageModule;

function mailTo({ subject }: { subject: string }): string {
  return `mailto:${site.mail.careers}?subject=${encodeURIComponent(subject)}`;
}

/** Shows /career: the job opening with its terms, reasons to join, and links that start a mail to `site.mail.careers`. */
function Page() {
  const { terms, mails, more, whyJoin } = careerCopy;
  return (
    <>
      <section className={careerStyles().hero}>
        <Container className="words">
          <h1>{careerCopy.title}</h1>
          <p>{careerCopy.subtitle}</p>
          <ButtonLink href={mailTo(mails.applyNow)}>{mails.applyNow.label}</ButtonLink>
        </Container>
        <SvgMarkup
          className="art"
          svg={withLabel(lodgeRain({ id: 'lr', w: 1440, h: 600 }), careerCopy.pictureText)}
        />
      </section>
      <div className={careerStyles().ground}>
        <Container>
          <article className={careerStyles().job}>
            <span className="status">{jobOpening.status}</span>
            <h2>
              {jobOpening.title} <span className="team">{jobOpening.team}</span>
            </h2>
            <p className="summary">{jobOpening.summary}</p>
            <dl>
              {[
                { term: terms.level, value: jobOpening.level },
                { term: terms.place, value: jobOpening.place },
                { term: terms.pay, value: careerCopy.pay },
                { term: terms.duties, value: <TextList texts={jobOpening.duties} /> },
              ].map(({ term, value }) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <ButtonLink href={mailTo(mails.dataAnalyst)}>{mails.dataAnalyst.label}</ButtonLink>
          </article>
          <section className={`${careerStyles().why} on-dark`}>
            <h2>{whyJoin.title}</h2>
            <ul>
              {whyJoin.reasons.map(({ title, text }) => (
                <li key={title}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </ul>
          </section>
        </Container>
      </div>
      <Section className={careerStyles().more}>
        <div>
          <h2>{more.title}</h2>
          <p className="text">{more.text}</p>
          <a className="mail" href={mailTo(mails.generalInquiry)}>
            {site.mail.careers}
          </a>
          <div>
            <ButtonLink variant="outline" href={mailTo(mails.generalInquiry)}>
              {mails.generalInquiry.label}
            </ButtonLink>
          </div>
        </div>
        <div className="equal">
          <p>{careerCopy.equalOpportunity}</p>
        </div>
      </Section>
    </>
  );
}
