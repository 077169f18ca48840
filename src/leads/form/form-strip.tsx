import { useEffect, useId, useRef, useState } from 'react';
import { servedMarkup } from '../../components/scene';
import { nextTask } from '../../platform/page-lifecycle';
import type { formHouse } from '../../scenes/houses/form-house';

let house: typeof formHouse | undefined;

/** The code that draws the strip, fetched once and apart from the form, which is served with the strip in it. */
export async function loadFormHouse(): Promise<typeof formHouse> {
  house ??= (await import('../../scenes/houses/form-house')).formHouse;
  return house;
}

interface FormStripProps {
  /** Prefix of the ids in the drawing, its own for each form on a page. */
  id: string;
  /** Fields that are filled in: as many windows are lit. */
  completed: number;
  /** The code that draws it, where it comes with the form. */
  draw?: typeof formHouse;
}

/**
 * The roof and the window strip over a form. Decoration: the fields say it themselves. The strip that was served stands
 * until the code is here, so no form waits for it.
 */
export function FormStrip({ id, completed, draw: given = house }: FormStripProps) {
  const elementId = useId();
  const [served] = useState(() => servedMarkup(elementId) ?? '');
  const [draw, setDraw] = useState(() => given);
  const before = useRef(completed);
  useEffect(() => {
    before.current = completed;
  }, [completed]);
  useEffect(() => {
    nextTask()
      .then(loadFormHouse)
      .then(
        (code) => setDraw(() => code),
        // The form is whole without it.
        (error: unknown) => console.warn('A drawing could not be fetched', error),
      );
  }, []);
  const markup = draw ? draw({ id, lit: completed, previousLit: before.current }) : served;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, no outside text
  return <div id={elementId} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: markup }} />;
}
