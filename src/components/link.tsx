import type { AnchorHTMLAttributes } from 'react';
import { Link as RouterLink } from 'wouter';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

/** A link of ours stays in the app; `tel:`, `mailto:`, `#anchor` and other hosts are the browser's own business. */
export function Link({ href, ...rest }: LinkProps) {
  const staysInApp = href.startsWith('/') && !href.startsWith('//') && rest.target === undefined;
  return staysInApp ? <RouterLink href={href} {...rest} /> : <a href={href} {...rest} />;
}
