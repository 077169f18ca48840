/** Returns an object with the keys `fields`, in this order. `makeValue` returns the value of each. */
export function mapFields<Field extends string, Value>(
  fields: readonly Field[],
  makeValue: (field: Field) => Value,
): Readonly<Record<Field, Value>> {
  return Object.fromEntries(fields.map((field) => [field, makeValue(field)])) as Record<Field, Value>;
}
