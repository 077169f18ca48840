import type { ComponentProps } from 'react';
import { buttonClass } from './button.styles';
import { classNames } from './class-names';

interface ButtonVisual {
  /** Default `primary`. */
  visual?: 'primary' | 'lit' | 'line';
  /** Default `md`. */
  size?: 'md' | 'sm';
  /** As wide as its place. */
  full?: boolean;
  /** `line` buttons carry no window unless asked. */
  pane?: boolean;
}

/** A button that does something on this page. Type `button` unless told otherwise. */
export function Button(props: ButtonVisual & ComponentProps<'button'>) {
  return <button type="button" {...dressed(props)} />;
}

/** The same look for something that leads somewhere. */
export function ButtonLink(props: ButtonVisual & ComponentProps<'a'>) {
  return <a {...dressed(props)} />;
}

/** The element's own props, with the look as its class and the window in front of its words. */
function dressed<Props extends ButtonVisual & Pick<ComponentProps<'a'>, 'className' | 'children'>>({
  visual = 'primary',
  size,
  full,
  pane = visual !== 'line',
  className,
  children,
  ...rest
}: Props) {
  return {
    ...rest,
    className: classNames(buttonClass({ visual, size, full }), className),
    children: (
      <>
        {pane ? <span className="pane" aria-hidden="true" /> : null}
        {children}
      </>
    ),
  };
}
