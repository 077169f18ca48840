import { termListClass } from './term-list.styles';
import { TextLink } from './text-link';

export interface Term {
  /** Anchor of the row. */
  readonly id?: string;
  readonly title: string;
  readonly text: string;
  /** More about the term, after its text. */
  readonly link?: { readonly href: string; readonly text: string };
}

/**
 * Shows terms as a `<dl>` of titles, texts and links. On a wide screen each text is `beside` its title, or the rows are in two
 * `columns`. Titles must differ, because they are React keys.
 */
export function TermList({
  terms,
  wideLayout,
}: {
  terms: readonly Term[];
  wideLayout: 'beside' | 'columns';
}) {
  return (
    <dl className={termListClass({ wideLayout })}>
      {terms.map(({ id, title, text, link }) => (
        <div key={title} id={id}>
          <dt>{title}</dt>
          <dd>
            {text} {link ? <TextLink {...link} /> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
