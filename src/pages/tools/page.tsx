import { ButtonLink } from '../../components/button';
import { Closing } from '../../components/closing';
import { Container } from '../../components/container';
import { ArrowForward } from '../../components/icons';
import { Scene } from '../../components/scene';
import { toolsCopy } from '../../content/copy/tools';
import { availableTools, tools } from '../../content/tools';
import { exampleHotel } from '../../features/calculator/example-hotel';
import { shutHouse } from '../../scenes/houses/shut-house';
import { soloHouse } from '../../scenes/houses/solo-house';
import { labelled } from '../../scenes/kit/svg';
import { toolsHills } from '../../scenes/places/hills';
import { listData } from '../../seo/list-data';
import type { PageHead } from '../../seo/page-head';
import { styles } from './styles';

export const head: PageHead = {
  path: '/tools',
  ...toolsCopy.head,
  pageType: 'CollectionPage',
  picture: { title: toolsCopy.title },
  // Only available tools: an announced tool has no page yet.
  structuredData: (origin) => [listData(origin, '/tools', availableTools)],
};

export const header = 'sky';

/** The closed houses that are drawn for announced tools, in their order. */
const shutStyles = ['haveli', 'lodge'] as const;

const example = exampleHotel();

/** Shows /tools: the free tools, those that are announced as closed houses. */
export function Page() {
  const coming = tools.filter((tool) => tool.status === 'coming-soon');
  return (
    <>
      <section className={styles.street}>
        <Container className="words">
          <h1>{toolsCopy.title}</h1>
          <p>{toolsCopy.lead}</p>
        </Container>
        <Container className="houses">
          <Scene className="open" draw={drawOpenHouse} />
          {shutStyles.map((style) => (
            <Scene key={style} className="shut" draw={() => shutHouse(style)} />
          ))}
        </Container>
        {/* Last: the hills are at the bottom of the street and would move down while the street is loading. */}
        <Scene className="hills" draw={() => toolsHills()} />
      </section>
      <section className={styles.signs} aria-label={toolsCopy.listLabel}>
        <ul>
          {tools.map((tool) =>
            tool.status === 'available' ? (
              <li key={tool.id} className="available on-night">
                <h2>{tool.title}</h2>
                <p>{tool.description}</p>
                <p className="example">
                  {toolsCopy.example(
                    String(example.rooms),
                    example.occupancy,
                    example.price,
                    example.revenue,
                  )}
                </p>
                <ButtonLink visual="lit" href={tool.path}>
                  {tool.action}
                  <ArrowForward />
                </ButtonLink>
              </li>
            ) : (
              <li key={tool.id} className="coming">
                <div className="words">
                  <h2>{tool.title}</h2>
                  <p>{tool.description}</p>
                  <span className="status">{tool.statusLabel}</span>
                </div>
                <Scene
                  className="art"
                  draw={() => shutHouse(shutStyles[coming.indexOf(tool) % shutStyles.length] ?? 'haveli')}
                />
              </li>
            ),
          )}
        </ul>
      </section>
      <Closing
        ground="canvas"
        className={styles.custom}
        title={toolsCopy.custom.title}
        text={toolsCopy.custom.text}
      >
        <ButtonLink href="/contact">{toolsCopy.custom.action}</ButtonLink>
      </Closing>
    </>
  );
}

function drawOpenHouse(): string {
  const { rooms, occupancyPercent } = example;
  const house = soloHouse({ id: 'oh', rooms, occupancy: occupancyPercent });
  return labelled(house, toolsCopy.openHouse(Math.round((rooms * occupancyPercent) / 100), rooms));
}
