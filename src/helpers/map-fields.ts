/** Returns a new object with the keys `fields`, in this order. Calls `makeValue` once for each key, with its index. */
export function mapFields<Field extends string, Value>(
  fields: readonly Field[],
  makeValue: (field: Field, index: number) => Value,
): Readonly<Record<Field, Value>> {
  return Object.fromEntries(fields.map((field, i) => [field, makeValue(field, i)])) as Record<Field, Value>;
}
