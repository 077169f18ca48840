import type { ComponentProps } from 'react';
import { buttonClass } from './button.look';
import { classNames } from './class-names';

interface ButtonLook {
  /** Default `primary`. */
  visual?: 'primary' | 'lit' | 'line';
  /** Default `md`. */
  size?: 'md' | 'sm';
  /** As wide as its place. */
  full?: boolean;
  /** `line` buttons carry no window unless asked. */
  pane?: boolean;
}

/** The lit window inside a button. Decoration: the words say everything. */
function Pane() {
  return <span className="pane" aria-hidden="true" />;
}

/** A button that does something on this page. Type `button` unless told otherwise. */
export function Button({
  visual = 'primary',
  size,
  full,
  pane = visual !== 'line',
  className,
  children,
  ...rest
}: ButtonLook & ComponentProps<'button'>) {
  return (
    <button type="button" {...rest} className={classNames(buttonClass({ visual, size, full }), className)}>
      {pane ? <Pane /> : null}
      {children}
    </button>
  );
}

/** The same look for something that leads somewhere. */
export function ButtonLink({
  visual = 'primary',
  size,
  full,
  pane = visual !== 'line',
  className,
  children,
  ...rest
}: ButtonLook & ComponentProps<'a'>) {
  return (
    <a {...rest} className={classNames(buttonClass({ visual, size, full }), className)}>
      {pane ? <Pane /> : null}
      {children}
    </a>
  );
}
