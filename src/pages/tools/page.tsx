import { ButtonLink } from '../../components/button';
import { CallToAction } from '../../components/call-to-action';
import { Container } from '../../components/container';
import { ArrowForwardIcon } from '../../components/icons';
import { SvgMarkup } from '../../components/svg-markup';
import { toolsCopy } from '../../content/copy/tools-page';
import { exampleHotel } from '../../content/example-hotel';
import { availableTools, tools } from '../../content/tools';
import { closedHouse } from '../../scenes/houses/closed-house';
import { singleHouse } from '../../scenes/houses/draw-house';
import { withLabel } from '../../scenes/kit/svg';
import { toolsHills } from '../../scenes/places/hills';
import { listPageData } from '../../seo/list-page-data';
import type { PageModule } from '../page-module';
import { toolsStyles } from './tools.styles';

export default {
  Page,
  head: {
    ...toolsCopy.head,
    pageType: 'CollectionPage',
    pictureWords: { title: toolsCopy.title },
    // Only available tools are listed, because an announced tool has no page yet.
    structuredData: ({ path }) => [listPageData(path, availableTools)],
  },
  background: 'sky',
} satisfies PageModule;

/**
 * Shows /tools. An available tool is an open house with a text and a link to its page. An announced tool is a closed house with
 * a text only. At the end, a link to /contact asks for other tools.
 */
function Page() {
  return (
    <>
      <section className={toolsStyles().street}>
        <Container className="words">
          <h1>{toolsCopy.title}</h1>
          <p>{toolsCopy.subtitle}</p>
        </Container>
        <Container className="houses">
          {tools.map((tool) =>
            tool.status === 'available' ? (
              <SvgMarkup key={tool.id} className="open" svg={drawOpenHouse(tool.id)} />
            ) : (
              <SvgMarkup key={tool.id} className="closed" svg={closedHouse(tool.house)} />
            ),
          )}
        </Container>
        {/* The hills are last in the HTML, because they are at the bottom of the street and would move down while it loads. */}
        <SvgMarkup className="hills" svg={toolsHills({ w: 1440, h: 520 })} />
      </section>
      <section className={toolsStyles().signs} aria-label={toolsCopy.listLabel}>
        <ul>
          {tools.map((tool) =>
            tool.status === 'available' ? (
              <li key={tool.id} className="available on-dark">
                <h2>{tool.title}</h2>
                <p>{tool.description}</p>
                {tool.id === 'revenue-calculator' ? (
                  <p className="example">{toolsCopy.example(exampleHotel)}</p>
                ) : null}
                <ButtonLink variant="lit" href={tool.path}>
                  {tool.action}
                  <ArrowForwardIcon />
                </ButtonLink>
              </li>
            ) : (
              <li key={tool.id} className="coming">
                <div className="words">
                  <h2>{tool.title}</h2>
                  <p>{tool.description}</p>
                  <span className="status">{toolsCopy.comingSoon}</span>
                </div>
                <SvgMarkup className="art" svg={closedHouse(tool.house)} />
              </li>
            ),
          )}
        </ul>
      </section>
      <CallToAction
        background="canvas"
        className={toolsStyles().custom}
        title={toolsCopy.custom.title}
        text={toolsCopy.custom.text}
      >
        <ButtonLink href="/contact">{toolsCopy.custom.action}</ButtonLink>
      </CallToAction>
    </>
  );
}

function drawOpenHouse(id: string): string {
  const { rooms, occupancyPercent } = exampleHotel;
  const house = singleHouse({ id, rooms, occupancy: occupancyPercent });
  return withLabel(house, toolsCopy.openHouse(Math.round((rooms * occupancyPercent) / 100), rooms));
}
