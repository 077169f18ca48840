/** Returns a new object with the keys `fields`, in this order. `makeValue` is called once for each. [] gives {}. */
export function mapFields<Field extends string, Value>(
  fields: readonly Field[],
  makeValue: (field: Field) => Value,
): Readonly<Record<Field, Value>> {
  return Object.fromEntries(fields.map((field) => [field, makeValue(field)])) as Record<Field, Value>;
}
