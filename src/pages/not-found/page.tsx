import { ButtonLink } from '../../components/button';
import { Container } from '../../components/container';
import { SvgMarkup } from '../../components/svg-markup';
import { notFoundCopy as copy } from '../../content/copy/app-shell';
import { notFoundScene } from '../../scenes/houses/hero-scene';
import { narrowAndWide, withLabel } from '../../scenes/kit/svg';
import type { PageModule } from '../page-module';
import { notFoundClass } from './not-found.styles';

export default {
  Page,
  head: {
    title: copy.title,
    description: copy.text,
    keywords: [],
    noIndex: true,
  },
  background: 'night',
} satisfies PageModule;

const drawing = narrowAndWide(notFoundScene, { w: 1440, h: 640 }, { w: 390, h: 470 });

/** Shows the 404 page: a text and a link to the home page, above a hotel at night with one lit window. */
function Page() {
  return (
    <div className={`${notFoundClass()} on-dark`}>
      <Container className="words">
        <p className="code" aria-hidden="true">
          {copy.code}
        </p>
        <h1>{copy.title}</h1>
        <p className="text">{copy.text}</p>
        <ButtonLink variant="lit" href="/">
          {copy.home}
        </ButtonLink>
      </Container>
      <SvgMarkup svg={withLabel(drawing, copy.pictureText)} />
    </div>
  );
}
