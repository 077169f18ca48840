import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

export interface LegalSection {
  /** The anchor, made of the heading's words. */
  id: string;
  title: string;
  /** Everything below the heading. */
  body: ReactNode[];
}

/** Splits a legal document at its second-level headings. What stands before the first heading is not part of any section. */
export function legalSections(
  children: ReactNode,
  isHeading: (element: ReactElement) => boolean,
): LegalSection[] {
  const sections: LegalSection[] = [];
  for (const child of Children.toArray(withoutFragment(children))) {
    if (isValidElement<{ children?: ReactNode }>(child) && isHeading(child)) {
      const title = plainText(child.props.children);
      sections.push({ id: anchorOf(title), title, body: [] });
    } else {
      sections.at(-1)?.body.push(child);
    }
  }
  return sections;
}

/** MDX hands the text over inside one fragment, whose children are what counts. */
function withoutFragment(children: ReactNode): ReactNode {
  return isValidElement<{ children?: ReactNode }>(children) && children.type === Fragment
    ? children.props.children
    : children;
}

function plainText(node: ReactNode): string {
  return Children.toArray(node)
    .filter((part) => typeof part === 'string')
    .join('');
}

function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
