import { useEffect, useId, useState } from 'react';
import { servedMarkup } from '../../components/scene';
import { nextTask } from '../../platform/page-lifecycle';
import type { formHouse } from '../../scenes/houses/form-house';

let house: typeof formHouse | undefined;

/** Loads and returns the drawing function of `FormStrip`, once. Rejects if it cannot be loaded; the next call tries again. */
export async function loadFormHouse(): Promise<typeof formHouse> {
  house ??= (await import('../../scenes/houses/form-house')).formHouse;
  return house;
}

interface FormStripProps {
  /** Prefix of the ids in the drawing; different for each form on a page. */
  id: string;
  /** The number of completed fields: as many windows are lit, at most all. */
  completed: number;
  /** The drawing code, if it is bundled with the form. Otherwise `loadFormHouse` loads it. */
  draw?: typeof formHouse;
}

/**
 * Draws a roof and 20 windows above a form; `completed` of them are lit. Without `draw`, it shows the strip of the prerendered
 * page, or nothing, until its code is loaded. If that fails, this stays, and the console has a warning.
 */
export function FormStrip({ id, completed, draw: given = house }: FormStripProps) {
  const elementId = useId();
  const [served] = useState(() => servedMarkup(elementId) ?? '');
  const [draw, setDraw] = useState(() => given);
  const [lit, setLit] = useState({ now: completed, before: completed });
  // The first drawing fades no windows.
  if (lit.now !== completed) setLit({ now: completed, before: draw ? lit.now : completed });
  useEffect(() => {
    nextTask()
      .then(loadFormHouse)
      .then(
        (code) => setDraw(() => code),
        // The form works without the strip.
        (error: unknown) => console.warn('A drawing could not be fetched', error),
      );
  }, []);
  const markup = draw ? draw({ id, lit: lit.now, previousLit: lit.before }) : served;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, no outside text
  return <div id={elementId} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: markup }} />;
}
