import { useEffect, useRef } from 'react';
import { LiveScene } from '../../components/live-scene';
import { formHouse } from '../../scenes/houses/form-house';

interface FormStripProps {
  /** Prefix of the ids in the drawing, its own for each form on a page. */
  id: string;
  /** Fields that are filled in: as many windows are lit. */
  completed: number;
}

/** The roof and the window strip over a form. Decoration: the fields say it themselves. */
export function FormStrip({ id, completed }: FormStripProps) {
  const before = useRef(completed);
  useEffect(() => {
    before.current = completed;
  }, [completed]);
  return <LiveScene svg={formHouse({ id, lit: completed, before: before.current })} />;
}
