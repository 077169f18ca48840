import { useEffect, useInsertionEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { onPrint } from '../../../platform/print';
import { ProjectionSheet } from './projection-sheet';
import { YearSheet } from './year-sheet';

/** Prints only the sheets, on A4 without further margins. */
const printRules =
  '@page{size:A4;margin:0}@media print{body>:not([data-sheet]){display:none!important}body{background:none!important}}';

/**
 * While the browser prints, shows the A4 sheet of the projection, and that of the year if `hasYearToShow`, instead of the page.
 * At other times it renders nothing.
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
  const isPrinting = printedAt !== null;
  useInsertionEffect(() => {
    if (!isPrinting) return;
    // The content security policy allows a style sheet that a script makes, but no new <style>.
    const styleSheet = new CSSStyleSheet();
    styleSheet.replaceSync(printRules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, styleSheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== styleSheet);
    };
  }, [isPrinting]);
  if (!isPrinting) return null;
  return createPortal(
    <>
      <ProjectionSheet printedAt={printedAt} />
      <YearSheet />
    </>,
    document.body,
  );
}
