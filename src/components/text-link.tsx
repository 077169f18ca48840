import { textLinkClass } from './text-link.styles';

/** Renders an `<a>` with this text, for the end of a sentence. Padding makes its touch area about 44 px high. */
export function TextLink({ href, text }: { href: string; text: string }) {
  return (
    <a className={textLinkClass()} href={href}>
      {text}
    </a>
  );
}
