import type { ReactNode } from 'react';
import { SvgMarkup } from '../../components/svg-markup';
import { type LeadWindowStatus, leadWindow } from '../../scenes/building-parts/lead-window';
import { leadCardClass } from './lead-card.styles';

interface LeadCardProps {
  cardStatus: LeadWindowStatus | 'deleted';
  stateText?: string;
  title: string;
  meta?: string;
  note: string;
  /** Buttons and links, if the visitor can do something. */
  children?: ReactNode;
}

/**
 * Shows the texts of a lead beside a drawn window for its `cardStatus`. A deleted lead has the window of 'none'. An empty
 * `stateText` or `meta` is not shown. The title is an <h3> that a script can focus. `children` follow the note.
 */
export function LeadCard({ cardStatus, stateText, title, meta, note, children }: LeadCardProps) {
  return (
    <div className={leadCardClass()} data-status={cardStatus}>
      <div className="texts">
        {stateText ? <p className="state">{stateText}</p> : null}
        <h3 tabIndex={-1}>{title}</h3>
        {meta ? <p className="meta">{meta}</p> : null}
        <p className="note">{note}</p>
        {children}
      </div>
      {/* After the text, whose height decides the place of the window. */}
      <SvgMarkup className="window" svg={leadWindow(cardStatus === 'deleted' ? 'none' : cardStatus)} />
    </div>
  );
}
