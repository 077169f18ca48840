import type { ReactNode } from 'react';
import { LiveScene } from '../../components/live-scene';
import { type RequestState, requestWindow } from '../../scenes/things/request-window';

interface RequestCardProps {
  status: RequestState | 'deleted';
  state?: string;
  title: string;
  meta?: string;
  note: string;
  /** Buttons and links; none where nothing can be done. */
  children?: ReactNode;
}

/** One request, whatever its state: the window at the side tells the state, the words repeat it. */
export function RequestCard({ status, state, title, meta, note, children }: RequestCardProps) {
  return (
    <div className={`card ${status}`}>
      <div className="sheet">
        {state ? <p className="state">{state}</p> : null}
        <h3 tabIndex={-1}>{title}</h3>
        {meta ? <p className="meta">{meta}</p> : null}
        <p className="note">{note}</p>
        {children}
      </div>
      {/* After the words it stands level with: it has its place when they are whole. */}
      <LiveScene className="stub" svg={requestWindow(status === 'deleted' ? 'none' : status)} />
    </div>
  );
}
