import type { HTMLAttributes, ReactNode } from 'react';
import { callToActionClass } from './call-to-action.styles';
import { classNames } from './class-names';
import { Section } from './section';

interface CallToActionProps extends HTMLAttributes<HTMLElement> {
  background: 'canvas' | 'night' | 'oxide';
  title: string;
  text?: string;
  /** The buttons. */
  children: ReactNode;
}

/** Shows the last section of a page, with title, text and buttons. Adds `className`. Other props go to the `<section>`. */
export function CallToAction({ background, title, text, className, children, ...rest }: CallToActionProps) {
  return (
    <Section
      {...rest}
      className={classNames(callToActionClass({ background }), className)}
      isDark={background !== 'canvas'}
    >
      <div>
        <h2>{title}</h2>
        {text === undefined ? null : <p>{text}</p>}
      </div>
      <div className="actions">{children}</div>
    </Section>
  );
}
