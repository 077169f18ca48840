import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { onPrint } from '../../platform/print';
import { PrintSheet } from './print-sheet';

/** Puts the printed sheet into the page for the moment of printing, asked for here or by the browser's own command. */
export function PrintOnDemand() {
  const [printedAt, setPrintedAt] = useState<Date | null>(null);
  useEffect(
    () =>
      onPrint(
        // The browser takes its picture as soon as this returns.
        () => flushSync(() => setPrintedAt(new Date())),
        () => setPrintedAt(null),
      ),
    [],
  );
  return printedAt ? <PrintSheet today={printedAt} /> : null;
}
