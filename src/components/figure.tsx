interface FigureProps {
  /** The text with its unit: "45.8%", "₹2,000", "40+". */
  value: string;
}

/** Shows a figure as text. A percent sign at its end is smaller than the digits; screen readers read both as one text. */
export function Figure({ value }: FigureProps) {
  if (!value.endsWith('%')) return value;
  return (
    <>
      {value.slice(0, -1)}
      <small>%</small>
    </>
  );
}
