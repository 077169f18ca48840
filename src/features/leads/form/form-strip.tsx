import { useEffect, useId, useRef, useState } from 'react';
import { servedMarkup } from '../../../components/scene';
import type { SceneSource } from '../../../components/scene-source';
import type { formHouse } from '../../../scenes/houses/form-house';

interface FormStripProps {
  /** Prefix of the ids in the drawing, its own for each form on a page. */
  id: string;
  /** Fields that are filled in: as many windows are lit. */
  completed: number;
  /** Where the code that draws it comes from. */
  source: SceneSource<typeof formHouse>;
}

/**
 * The roof and the window strip over a form. Decoration: the fields say it themselves. The strip that was served stands
 * until the code is here, so no form waits for it.
 */
export function FormStrip({ id, completed, source }: FormStripProps) {
  const elementId = useId();
  const [served] = useState(() => servedMarkup(elementId) ?? '');
  const [draw, setDraw] = useState(() => source.current());
  const before = useRef(completed);
  useEffect(() => {
    before.current = completed;
  }, [completed]);
  useEffect(() => {
    source.load().then(
      (code) => setDraw(() => code),
      // The form is whole without it.
      (error: unknown) => console.warn('A drawing could not be fetched', error),
    );
  }, [source]);
  const markup = draw ? draw({ id, lit: completed, before: before.current }) : served;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, no outside text
  return <div id={elementId} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: markup }} />;
}
