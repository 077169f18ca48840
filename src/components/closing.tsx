import type { HTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names';
import { closingClass } from './closing.styles';
import { Section } from './section';

interface ClosingProps extends HTMLAttributes<HTMLElement> {
  ground: 'canvas' | 'night' | 'oxide';
  title: string;
  text?: string;
  /** The buttons. */
  children: ReactNode;
}

/** Shows the call to action that ends a page: the title, the text if there is one, then the buttons. */
export function Closing({ ground, title, text, className, children, ...rest }: ClosingProps) {
  return (
    <Section
      {...rest}
      className={classNames(closingClass({ ground }), className)}
      onNight={ground !== 'canvas'}
    >
      <div>
        <h2>{title}</h2>
        {text === undefined ? null : <p>{text}</p>}
      </div>
      <div className="actions">{children}</div>
    </Section>
  );
}
