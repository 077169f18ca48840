import type { Term } from '../content/copy/before-you-sign';
import { termListClass } from './term-list.styles';
import { TextLink } from './text-link';

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
