import type { ComponentProps } from 'react';
import { buttonClass } from './button.styles';
import { classNames } from './class-names';

interface ButtonOptions {
  /** Default `primary`. */
  variant?: 'primary' | 'lit' | 'outline';
  size?: 'sm';
  /** As wide as its container. */
  isFullWidth?: boolean;
  /** Shows the window icon before the children, but never in an `outline` button. Default: true. */
  hasWindowIcon?: boolean;
}

/** Renders a `<button>`, by default of type `button`. Adds `className`. Other props, such as `onClick`, go to the button. */
export function Button(props: ButtonOptions & ComponentProps<'button'>) {
  return <button type="button" {...withButtonStyles(props)} />;
}

/** Renders an `<a>` with the styles and options of `Button`. Adds `className`. Other props, such as `href`, go to the `<a>`. */
export function ButtonLink(props: ButtonOptions & ComponentProps<'a'>) {
  return <a {...withButtonStyles(props)} />;
}

function withButtonStyles<Props extends ButtonOptions & Pick<ComponentProps<'a'>, 'className' | 'children'>>({
  variant,
  size,
  isFullWidth,
  hasWindowIcon = true,
  className,
  children,
  ...rest
}: Props) {
  return {
    ...rest,
    className: classNames(buttonClass({ variant, size, isFullWidth }), className),
    children: (
      <>
        {hasWindowIcon && variant !== 'outline' ? <span className="window-icon" aria-hidden="true" /> : null}
        {children}
      </>
    ),
  };
}
