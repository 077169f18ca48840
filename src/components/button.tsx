import type { ComponentProps } from 'react';
import { buttonClass } from './button.styles';
import { classNames } from './class-names';

interface ButtonVisual {
  /** Default `primary`. */
  visual?: 'primary' | 'lit' | 'line';
  size?: 'sm';
  /** As wide as its container. */
  full?: boolean;
  /** Shows the window icon before the children. Default: false for `line`, otherwise true. */
  pane?: boolean;
}

/**
 * Renders a `<button>`, by default of type `button`, in the style of `visual`. If `pane` is true, a window icon comes before
 * the children; that is the default except for `line`. Adds `className`. Other props, such as `onClick`, go to the `<button>`.
 */
export function Button(props: ButtonVisual & ComponentProps<'button'>) {
  return <button type="button" {...withButtonStyles(props)} />;
}

/** Renders an `<a>` with the styles and options of `Button`. Adds `className`. Other props, such as `href`, go to the `<a>`. */
export function ButtonLink(props: ButtonVisual & ComponentProps<'a'>) {
  return <a {...withButtonStyles(props)} />;
}

/** Returns the props of the element, with the class of the button, and the window icon before the children. */
function withButtonStyles<Props extends ButtonVisual & Pick<ComponentProps<'a'>, 'className' | 'children'>>({
  visual,
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
