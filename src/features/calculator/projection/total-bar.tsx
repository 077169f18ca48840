import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { Container } from '../../../components/container';
import { totalBar as copy } from '../../../content/copy/calculator-total-bar';
import { formatRupees } from '../../../domain/money';
import { projectRevenue } from '../../../domain/projection';
import { afterPaint } from '../../../platform/page-lifecycle';
import { onVisibleArea, visibleTop } from '../../../platform/visible-area';
import { useCalculatorView } from '../calculator-context';
import { stateFromForm } from '../form/calculator-form';
import { barClass } from './total-bar.styles';

/**
 * The total and what the last edit did to it, over the fields while somebody fills them in and the big figure cannot be
 * seen. For eyes alone: the big figure is a status, and says itself to whoever listens.
 */
export function TotalBar() {
  const { projection, before, formRef, totalRef } = useCalculatorView();
  const bar = useRef<HTMLDivElement>(null);
  const top = useTopOver(bar, formRef, totalRef);
  const total = projection.totalAnnualRevenue;
  const was = useMemo(() => projectRevenue(stateFromForm(before)).totalAnnualRevenue, [before]);
  return (
    <div
      ref={bar}
      className={barClass()}
      style={{ translate: `0 ${top ?? 0}px` }}
      data-top-bar={top === null ? undefined : ''}
      aria-hidden="true"
    >
      <Container className="row">
        <b>{formatRupees(total)}</b>
        <span className="unit">{copy.unit}</span>
        <span className="change">{total === null || was === null ? '' : changeInWords(total - was)}</span>
      </Container>
    </div>
  );
}

function changeInWords(rupees: number): string {
  const amount = formatRupees(Math.abs(rupees));
  if (amount === formatRupees(0)) return '';
  return rupees > 0 ? copy.more(amount) : copy.less(amount);
}

/** Where the bar stands, in CSS pixels below the top of the screen's frame; null while it is not wanted or in the way. */
function useTopOver(
  bar: RefObject<HTMLElement | null>,
  formRef: RefObject<HTMLFormElement | null>,
  totalRef: RefObject<HTMLElement | null>,
): number | null {
  const [top, setTop] = useState<number | null>(null);
  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    let isFilling = false;
    const place = () => {
      const visible = visibleTop();
      const bottom = visible + (bar.current?.offsetHeight ?? 0);
      const isPast = form.getBoundingClientRect().bottom < bottom;
      if (isPast) isFilling = false;
      const isTotalSeen = (totalRef.current?.getBoundingClientRect().bottom ?? 0) > visible;
      setTop(isFilling && !isTotalSeen && !isFieldInUse(form, visible, bottom) ? visible : null);
    };
    const handleFilling = ({ type }: Event) => {
      // Nothing has moved since the last key.
      if (isFilling && type === 'input') return;
      isFilling = true;
      // What was pressed is answered first.
      afterPaint(place);
    };
    // A slider under a finger takes no focus in Safari.
    form.addEventListener('focusin', handleFilling);
    form.addEventListener('input', handleFilling);
    const stop = onVisibleArea(place);
    return () => {
      form.removeEventListener('focusin', handleFilling);
      form.removeEventListener('input', handleFilling);
      stop();
    };
  }, [bar, formRef, totalRef]);
  return top;
}

/** Whether the field in use stands between the two lines, or reaches over one. */
function isFieldInUse(form: HTMLFormElement, top: number, bottom: number): boolean {
  const field = document.activeElement;
  if (field === null || !form.contains(field)) return false;
  const box = field.getBoundingClientRect();
  return box.top < bottom && box.bottom > top;
}
