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
 * Shows terms as a `<dl>`: title, text, link if given. `id`: anchor of the row. `wide`, on a wide screen: each text `beside`
 * its title, or the rows in two `columns`. Titles must differ: React's keys.
 */
export function TermList({ terms, wide }: { terms: readonly Term[]; wide: 'beside' | 'columns' }) {
  return (
    <dl className={termListClass({ wide })}>
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
