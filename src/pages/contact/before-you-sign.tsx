import { Section } from '../../components/section';
import { TermList } from '../../components/term-list';
import { TextList } from '../../components/text-list';
import { beforeYouSign } from '../../content/copy/before-you-sign';
import { beforeYouSignLink } from '../../content/navigation';
import { signingClass } from './before-you-sign.styles';

/** What an owner looks for before signing: our terms in rows, then what is not published yet. */
export function BeforeYouSign() {
  const { title, lead, terms, missing } = beforeYouSign();
  return (
    <Section className={signingClass()} id={beforeYouSignLink.href.split('#')[1]}>
      <div className="top">
        <h2>{title}</h2>
        <p>{lead}</p>
      </div>
      <TermList terms={terms} wide="columns" />
      {missing.items.length > 0 ? (
        <div className="missing">
          <h3>{missing.title}</h3>
          <TextList texts={missing.items} />
          <p>{missing.text}</p>
        </div>
      ) : null}
    </Section>
  );
}
