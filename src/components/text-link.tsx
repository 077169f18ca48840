import { textLinkClass } from './text-link.styles';

interface TextLinkProps {
  href: string;
  text: string;
}

/** The link at the end of a sentence that leads to more about it. 44 px of touch in the height of its line. */
export function TextLink({ href, text }: TextLinkProps) {
  return (
    <a className={textLinkClass()} href={href}>
      {text}
    </a>
  );
}
