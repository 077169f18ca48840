import { textLinkClass } from './text-link.styles';

/** Shows a link at the end of a sentence, to a page with more about it. Its touch area is 44 px high. */
export function TextLink({ href, text }: { href: string; text: string }) {
  return (
    <a className={textLinkClass()} href={href}>
      {text}
    </a>
  );
}
