import { Container } from '../../components/container';
import { TextLink } from '../../components/text-link';
import { beforeYouSign } from '../../content/copy/before-you-sign';
import { beforeYouSignLink } from '../../content/navigation';
import { signingClass } from './before-you-sign.styles';

/** What an owner looks for before signing: our terms in rows, then what is not published yet. */
export function BeforeYouSign() {
  const { title, lead, terms, missing } = beforeYouSign();
  return (
    <section className={signingClass()} id={beforeYouSignLink.href.split('#')[1]}>
      <Container>
        <div className="top">
          <h2>{title}</h2>
          <p>{lead}</p>
        </div>
        <dl>
          {terms.map(({ id, title, text, link }) => (
            <div key={id}>
              <dt>{title}</dt>
              <dd>
                {text} {link ? <TextLink {...link} /> : null}
              </dd>
            </div>
          ))}
        </dl>
        {missing.items.length > 0 ? (
          <div className="missing">
            <h3>{missing.title}</h3>
            <ul>
              {missing.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
            <p>{missing.text}</p>
          </div>
        ) : null}
      </Container>
    </section>
  );
}
