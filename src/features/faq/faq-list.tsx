import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/button';
import { Container } from '../../components/container';
import { CloseIcon } from '../../components/icons';
import { Section } from '../../components/section';
import { SvgMarkup } from '../../components/svg-markup';
import { VisuallyHidden } from '../../components/visually-hidden';
import { faqCopy, faqs } from '../../content/copy/faq';
import { onAnchor, readHash } from '../../platform/location-hash';
import { shutter, shutterSilhouettes } from '../../scenes/building-parts/shutter';
import { faqListStyles } from './faq-list.styles';
import { searchFaqs, splitAtMatches } from './faq-search';

type Faq = (typeof faqs)[number];

/**
 * Shows a title, a search field and the questions.
 * - The first question is open, and so is the one that the hash `#id` in the URL names, also after the hash changes.
 * - A search shows and opens only the questions that contain its whole text, in any case, and marks this text. If no question
 *   contains it, a note says so.
 */
export function FaqList() {
  const field = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState('');
  useEffect(() => {
    // There may be early input.
    if (field.current?.value) setSearch(field.current.value);
  }, []);
  const clear = () => {
    setSearch('');
    field.current?.focus();
  };
  const isSearching = search.trim() !== '';
  const results = searchFaqs(faqs, search);
  return (
    <>
      <Section className={faqListStyles().search} isDark>
        {/* After a change of page, `showPage` has set `tabindex` already. React reports what it did not render. */}
        <h1 id="faq-title" tabIndex={-1}>
          {faqCopy.title}
        </h1>
        <search>
          <form onSubmit={(event) => event.preventDefault()}>
            <input
              ref={field}
              type="search"
              name="q"
              aria-labelledby="faq-title"
              placeholder={faqCopy.placeholder}
              autoComplete="off"
              enterKeyHint="search"
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
            {search === '' ? null : (
              <button type="button" aria-label={faqCopy.clear} onClick={clear}>
                <CloseIcon />
              </button>
            )}
          </form>
        </search>
        <p role="status">{isSearching ? faqCopy.results(results.length) : ''}</p>
      </Section>
      <Shutters open={isSearching ? results : faqs.slice(0, 1)} />
      <Section className={faqListStyles().list} aria-label={faqCopy.listLabel}>
        {results.map((faq) => (
          <Question
            key={faq.id}
            faq={faq}
            search={search}
            isFirst={faq === faqs[0]}
            isSearching={isSearching}
          />
        ))}
        {results.length === 0 ? (
          <div className={faqListStyles().empty}>
            <h2>{faqCopy.empty.title}</h2>
            <p>{faqCopy.empty.text}</p>
            <Button variant="outline" onClick={clear}>
              {faqCopy.clear}
            </Button>
          </div>
        ) : null}
      </Section>
    </>
  );
}

/** Decoration: one window per question. It is open if its question was found, or without a search for the first question. */
function Shutters({ open }: { open: readonly Faq[] }) {
  return (
    <div className={faqListStyles().shutters} aria-hidden="true">
      <Container>
        {faqs.map((faq, index) => {
          const name = shutterSilhouettes[index % shutterSilhouettes.length];
          return <SvgMarkup key={faq.id} svg={shutter(open.includes(faq) ? name : undefined)} />;
        })}
      </Container>
      <i />
    </div>
  );
}

interface QuestionProps {
  faq: Faq;
  search: string;
  isFirst: boolean;
  isSearching: boolean;
}

function Question({ faq: { id, question, answer }, search, isFirst, isSearching }: QuestionProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const element = details.current;
    if (!isSearching || element === null) return;
    element.open = true;
    return () => {
      element.open = isFirst || readHash() === `#${id}`;
    };
  }, [isSearching, isFirst, id]);
  useEffect(
    () =>
      onAnchor(id, () => {
        if (details.current) details.current.open = true;
      }),
    [id],
  );
  return (
    <details ref={details} id={id} open={isFirst ? true : undefined}>
      <summary>
        <span className="shutter" aria-hidden="true" />
        <h2>
          <Highlighted text={question} search={search} />
        </h2>
      </summary>
      <p>
        <Highlighted text={answer} search={search} />
        <a href={`#${id}`}>
          <span aria-hidden="true">#</span>
          <VisuallyHidden>{faqCopy.linkTo(question)}</VisuallyHidden>
        </a>
      </p>
    </details>
  );
}

function Highlighted({ text, search }: { text: string; search: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: equal pieces differ only by their position
  return splitAtMatches(text, search).map((piece, i) => (i % 2 === 1 ? <mark key={i}>{piece}</mark> : piece));
}
