interface FigureProps {
  /** As printed, unit included: "45.8%", "₹2,000", "40+". */
  value: string;
}

/** A figure whose percent sign is set smaller than its digits. Read as one: "45.8%". */
export function Figure({ value }: FigureProps) {
  if (!value.endsWith('%')) return value;
  return (
    <>
      {value.slice(0, -1)}
      <small>%</small>
    </>
  );
}
