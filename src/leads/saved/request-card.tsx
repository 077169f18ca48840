import type { ReactNode } from 'react';
import { SvgMarkup } from '../../components/svg-markup';
import { type RequestState, requestWindow } from '../../scenes/things/request-window';
import { requestCardClass } from './request-card.styles';

interface RequestCardProps {
  status: RequestState | 'deleted';
  state?: string;
  title: string;
  meta?: string;
  note: string;
  /** Buttons and links, if the visitor can do something. */
  children?: ReactNode;
}

/** Shows a request's texts beside a drawn window for `status` ('deleted': as 'none'). Omits an empty `state` or `meta`. */
export function RequestCard({ status, state, title, meta, note, children }: RequestCardProps) {
  return (
    <div className={`${requestCardClass()} ${status}`}>
      <div className="sheet">
        {state ? <p className="state">{state}</p> : null}
        <h3 tabIndex={-1}>{title}</h3>
        {meta ? <p className="meta">{meta}</p> : null}
        <p className="note">{note}</p>
        {children}
      </div>
      {/* After the text, whose height decides the place of the window. */}
      <SvgMarkup className="stub" svg={requestWindow(status === 'deleted' ? 'none' : status)} />
    </div>
  );
}
