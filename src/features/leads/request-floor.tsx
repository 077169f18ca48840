import type { ReactNode } from 'react';
import { LiveScene } from '../../components/live-scene';
import { type RequestState, requestWindow } from '../../scenes/things/request-window';

interface RequestFloorProps {
  look: RequestState | 'deleted';
  state?: string;
  title: string;
  meta?: string;
  note: string;
  /** Buttons and links; none where nothing can be done. */
  children?: ReactNode;
}

/** One floor of the house: the window tells the state, the words repeat it. */
export function RequestFloor({ look, state, title, meta, note, children }: RequestFloorProps) {
  return (
    <div className={`floor ${look}`}>
      <LiveScene className="stub" svg={requestWindow(look === 'deleted' ? 'none' : look)} />
      <div className="sheet">
        {state ? <p className="state">{state}</p> : null}
        <h3 tabIndex={-1}>{title}</h3>
        {meta ? <p className="meta">{meta}</p> : null}
        <p className="note">{note}</p>
        {children}
      </div>
    </div>
  );
}
