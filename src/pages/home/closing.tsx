import { ButtonLink } from '../../components/button';
import { Container } from '../../components/container';
import { PagePicture } from '../../components/page-picture';
import { homeCopy } from '../../content/copy/home';
import { whatsAppLink } from '../../content/site';
import { drawingImage, LIGHT_UP_HASH, MOTION_ALLOWED_QUERY, wideSource } from '../drawings';
import { closingClass } from './closing.styles';

/** Shows links to /contact and WhatsApp above a hotel whose windows light up one by one. With reduced motion all are lit. */
export function Closing() {
  const copy = homeCopy.closing;
  const narrow = drawingImage('home-night');
  const wide = wideSource('home-night');
  return (
    <section className={`${closingClass()} on-dark`}>
      <Container className="words">
        <h2>{copy.title}</h2>
        <div className="actions">
          <ButtonLink variant="lit" href="/contact">
            {copy.plan}
          </ButtonLink>
          <ButtonLink variant="outline" href={whatsAppLink()} target="_blank" rel="noopener">
            {copy.whatsApp}
          </ButtonLink>
        </div>
      </Container>
      <PagePicture
        className="art"
        {...narrow}
        sources={[
          { media: `${wide.media} and ${MOTION_ALLOWED_QUERY}`, srcSet: `${wide.srcSet}${LIGHT_UP_HASH}` },
          wide,
          { media: MOTION_ALLOWED_QUERY, srcSet: `${narrow.src}${LIGHT_UP_HASH}` },
        ]}
      />
    </section>
  );
}
