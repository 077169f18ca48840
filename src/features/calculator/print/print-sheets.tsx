import { useEffect, useInsertionEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { hasYearToShow } from '../../../domain/calculator/year-after-costs';
import { onPrint } from '../../../platform/print';
import { usePanels } from '../state/calculator-provider';
import { ProjectionSheet } from './projection-sheet';
import { YearSheet } from './year-sheet';

const printRules =
  '@page{size:A4;margin:0}@media print{body>:not([data-sheet]){display:none!important}body{background:none!important}}';

/**
 * Shows A4 sheets instead of the page while the browser prints it. Renders nothing at other times.
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
  return printedAt ? createPortal(<Sheets printedAt={printedAt} />, document.body) : null;
}

/** Shows the sheets. While it is rendered, the browser prints only them, on A4 without further margins. */
function Sheets({ printedAt }: { printedAt: Date }) {
  const { panelInput } = usePanels();
  useInsertionEffect(() => {
    // The content security policy allows a style sheet that a script makes, but no new <style>.
    const styleSheet = new CSSStyleSheet();
    styleSheet.replaceSync(printRules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, styleSheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== styleSheet);
    };
  }, []);
  return (
    <>
      <ProjectionSheet printedAt={printedAt} />
      {hasYearToShow(panelInput) ? <YearSheet /> : null}
    </>
  );
}
