import type { MDXContent } from 'mdx/types';
import type { CSSProperties } from 'react';
import { Container } from '../../components/container';
import { type ProseSection, proseBody } from '../../components/prose/body';
import { textStyles } from '../../theme/text.styles';
import { styles } from './legal-document.styles';

export interface LegalDocumentProps {
  title: string;
  /** `Effective 16 October 2024. This text was last reviewed on 21 November 2026.`. */
  effective: string;
  sectionsLabel: string;
  /** The heading above the list on wide screens: `Ten short floors`. */
  countLabel: string;
  Body: MDXContent;
  /** Facts that the text uses: contact data, data of the company, names of pages and buttons. */
  facts: Readonly<Record<string, string>>;
}

/** A legal text in numbered sections, with a list that marks the current section. */
export function LegalDocument({ title, effective, Body, facts, ...labels }: LegalDocumentProps) {
  return (
    <Container className={styles.root}>
      <header className={styles.head}>
        <h1 className={textStyles.h1}>{title}</h1>
        <p>{effective}</p>
      </header>
      <Sections sections={proseBody(Body, facts).sections} {...labels} />
    </Container>
  );
}

interface SectionsProps {
  sections: readonly ProseSection[];
  sectionsLabel: string;
  countLabel: string;
}

/** The first section is marked until `markSection` marks another. */
function Sections({ sections, sectionsLabel, countLabel }: SectionsProps) {
  return (
    <div className={styles.grid}>
      <nav className={styles.contents} aria-label={sectionsLabel}>
        <b>{countLabel}</b>
        <ol style={{ '--sections': sections.length } as CSSProperties}>
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
        {sections.map(({ id, title, content }, index) => (
          <section key={id} id={id}>
            <span className="room" aria-hidden="true">
              {(index + 1) * 100 + 1}
            </span>
            <h2>{title}</h2>
            {content}
          </section>
        ))}
      </div>
    </div>
  );
}
