import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Container } from '../../../components/container';
import { calculatorCopy } from '../../../content/copy/calculator/page';
import { projectRevenue } from '../../../domain/calculator/projection';
import { formatRupees } from '../../../domain/money';
import { combineCleanups, listen } from '../../../platform/listen';
import { afterPaint } from '../../../platform/page-lifecycle';
import { onVisualViewportChange, visibleTop } from '../../../platform/visual-viewport';
import { useCalculator } from '../state/calculator-provider';
import { hotelInputFrom } from '../state/hotel-form-values';
import { totalBarClass } from './total-bar.styles';

type ElementRef = RefObject<HTMLElement | null>;

const copy = calculatorCopy.totalBar;

/**
 * Shows the total and its last change in a bar at the top of a small screen. Screen readers ignore it.
 * - A focus or input in the form shows the bar until the form is scrolled past.
 * - The bar hides while the large total is in sight, or if it would cover the focused field.
 */
export function TotalBar() {
  const { projection, baselineForm, formRef, totalRef } = useCalculator();
  const bar = useRef<HTMLDivElement>(null);
  const top = useBarTop(bar, formRef, totalRef);
  const total = projection.revenue;
  const baseline = useMemo(() => projectRevenue(hotelInputFrom(baselineForm)).revenue, [baselineForm]);
  return (
    <div
      ref={bar}
      className={totalBarClass()}
      style={{ translate: `0 ${top ?? 0}px` }}
      data-top-bar={top !== null || undefined}
      aria-hidden="true"
    >
      <Container className="row">
        <b>{formatRupees(total)}</b>
        <span className="unit">{copy.unit}</span>
        <span className="change">
          {total === null || baseline === null ? '' : changeInWords(total - baseline)}
        </span>
      </Container>
    </div>
  );
}

function changeInWords(rupees: number): string {
  const amount = formatRupees(Math.abs(rupees));
  if (amount === formatRupees(0)) return '';
  return rupees > 0 ? copy.more(amount) : copy.less(amount);
}

/** Returns the top of the bar in CSS pixels from the top of the layout viewport, or null while the bar is hidden. */
function useBarTop(bar: ElementRef, formRef: ElementRef, totalRef: ElementRef): number | null {
  const [top, setTop] = useState<number | null>(null);
  // A passive effect runs after the bar is in the document, and would miss a focus in between.
  useLayoutEffect(() => {
    let isFilling = false;
    const moveBar = () => {
      const form = formRef.current;
      if (!form) return;
      const visible = visibleTop();
      const bottom = visible + (bar.current?.offsetHeight ?? 0);
      const isPast = form.getBoundingClientRect().bottom < bottom;
      if (isPast) isFilling = false;
      const isTotalSeen = (totalRef.current?.getBoundingClientRect().bottom ?? 0) > visible;
      setTop(isFilling && !isTotalSeen && !isFieldBetween(form, visible, bottom) ? visible : null);
    };
    const handleFilling = ({ type, target }: Event) => {
      // Another key press in the same field moves nothing.
      if (isFilling && type === 'input') return;
      if (!(target instanceof Node && formRef.current?.contains(target))) return;
      isFilling = true;
      // Measure after the browser has shown the effect of the key press.
      afterPaint(moveBar);
    };
    // In Safari a slider gets no focus by touch, so its input event counts too.
    return combineCleanups([
      listen(document, ['focusin', 'input'], handleFilling),
      onVisualViewportChange(moveBar),
    ]);
  }, [bar, formRef, totalRef]);
  return top;
}

/** Returns true if the focused field overlaps the area between `top` and `bottom`. */
function isFieldBetween(form: HTMLElement, top: number, bottom: number): boolean {
  const field = document.activeElement;
  if (field === null || !form.contains(field)) return false;
  const box = field.getBoundingClientRect();
  return box.top < bottom && box.bottom > top;
}
