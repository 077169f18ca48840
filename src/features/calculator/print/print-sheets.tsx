import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { hasYearToShow } from '../../../domain/calculator/year-after-costs';
import { onPrint } from '../../../platform/print';
import { usePanelsState } from '../state/state-contexts';
import { ProjectionSheet } from './projection-sheet';
import { YearSheet } from './year-sheet';

/**
 * Makes each print show A4 sheets instead of the page, and opens no dialog. Renders nothing between prints. Throws outside
 * `PanelsStateContext`.
 * - The first sheet has the projection.
 * - A second has the months, if `hasYearToShow` is true.
 */
export function PrintSheets() {
  const [printedAt, setPrintedAt] = useState<Date | null>(null);
  useEffect(
    () =>
      onPrint(
        // The browser captures the page as soon as this returns.
        () => flushSync(() => setPrintedAt(new Date())),
        () => setPrintedAt(null),
      ),
    [],
  );
  const { panelInput } = usePanelsState();
  return printedAt ? (
    <>
      <ProjectionSheet printedAt={printedAt} />
      {hasYearToShow(panelInput) ? <YearSheet /> : null}
    </>
  ) : null;
}
