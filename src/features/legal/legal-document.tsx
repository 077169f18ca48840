import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import type { MDXContent } from 'mdx/types';
import type { CSSProperties, ReactNode } from 'react';
import { Container } from '../../components/container';
import { legalRecipe } from '../../theme/recipes/legal';
import { type LegalSection, legalSections } from './legal-sections';
import { useCurrentSection } from './use-current-section';

export interface LegalDocumentProps {
  title: string;
  /** `Effective 16 October 2024, last reviewed 21 November 2026`. */
  effective: string;
  sectionsLabel: string;
  /** Stands over the list on wide screens: `Ten short floors`. */
  floorsLabel: string;
  Body: MDXContent;
  /** What the text may mention: how to reach us, what is known of the company, what our pages and buttons are called. */
  facts: Readonly<Record<string, string>>;
}

/** A legal text as a house: one floor a section, and a lift panel that shows the floor one is on. */
export function LegalDocument({ title, effective, Body, facts, ...labels }: LegalDocumentProps) {
  const styles = useSlotRecipe({ recipe: legalRecipe })();
  // Called, not rendered: an MDX body is a plain function, and its list of elements is what is cut into sections.
  const text = Body({ ...facts, components });
  return (
    <Container css={styles.root}>
      <chakra.header css={styles.head}>
        <chakra.h1 textStyle="h1">{title}</chakra.h1>
        <p>{effective}</p>
      </chakra.header>
      <Floors sections={legalSections(text, (element) => element.type === Heading)} {...labels} />
    </Container>
  );
}

const components = { h2: Heading };

/** Marks where a section begins; its words become the section's own heading. */
function Heading({ children }: { children?: ReactNode }) {
  return <>{children}</>;
}

interface FloorsProps {
  sections: readonly LegalSection[];
  sectionsLabel: string;
  floorsLabel: string;
}

function Floors({ sections, sectionsLabel, floorsLabel }: FloorsProps) {
  const styles = useSlotRecipe({ recipe: legalRecipe })();
  const current = useCurrentSection(sections);
  return (
    <chakra.div css={styles.grid}>
      <chakra.nav css={styles.lift} aria-label={sectionsLabel}>
        <b>{floorsLabel}</b>
        <ol style={{ '--floors': sections.length } as CSSProperties}>
          {sections.map(({ id, title }, index) => (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-label={`${index + 1} ${title}`}
                aria-current={id === current ? 'true' : undefined}
              >
                <i>{index + 1}</i> <span>{title}</span>
              </a>
            </li>
          ))}
        </ol>
      </chakra.nav>
      <chakra.div css={styles.text}>
        {sections.map(({ id, title, body }, index) => (
          <section key={id} id={id}>
            <span className="room" aria-hidden="true">
              {(index + 1) * 100 + 1}
            </span>
            <h2>{title}</h2>
            {body}
          </section>
        ))}
      </chakra.div>
    </chakra.div>
  );
}
