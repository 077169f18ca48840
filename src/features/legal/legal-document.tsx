import type { MDXContent } from 'mdx/types';
import type { CSSProperties, ReactNode } from 'react';
import { Container } from '../../components/container';
import { text } from '../../theme/text.look';
import { styles } from './legal-document.look';
import { type LegalSection, legalSections } from './legal-sections';

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
  // Called, not rendered: an MDX body is a plain function, and its list of elements is what is cut into sections.
  const body = Body({ ...facts, components });
  return (
    <Container className={styles.root}>
      <header className={styles.head}>
        <h1 className={text.h1}>{title}</h1>
        <p>{effective}</p>
      </header>
      <Floors sections={legalSections(body, (element) => element.type === Heading)} {...labels} />
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

/** The lift stands at the first floor until `markSection` moves it. */
function Floors({ sections, sectionsLabel, floorsLabel }: FloorsProps) {
  return (
    <div className={styles.grid}>
      <nav className={styles.lift} aria-label={sectionsLabel}>
        <b>{floorsLabel}</b>
        <ol style={{ '--floors': sections.length } as CSSProperties}>
          {sections.map(({ id, title }, index) => (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-label={`${index + 1} ${title}`}
                aria-current={index === 0 ? 'true' : undefined}
              >
                <i>{index + 1}</i> <span>{title}</span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.text}>
        {sections.map(({ id, title, body }, index) => (
          <section key={id} id={id}>
            <span className="room" aria-hidden="true">
              {(index + 1) * 100 + 1}
            </span>
            <h2>{title}</h2>
            {body}
          </section>
        ))}
      </div>
    </div>
  );
}
