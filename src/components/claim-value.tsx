/** Shows a formatted number, such as "₹2,000" or "45.8%", unchanged. A percent sign at its end is smaller than the digits. */
export function ClaimValue({ value }: { value: string }) {
  if (!value.endsWith('%')) return value;
  return (
    <>
      {value.slice(0, -1)}
      <small>%</small>
    </>
  );
}
