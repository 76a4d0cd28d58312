// Removes undefined fields from objects, as the compiler requires for optional fields.

/** The object type `T` with one change: each field that may be undefined becomes optional. */
type WithoutUndefined<T> = {
  [Key in keyof T as undefined extends T[Key] ? never : Key]: T[Key];
} & { [Key in keyof T as undefined extends T[Key] ? Key : never]?: Exclude<T[Key], undefined> };

// The cast is for the record, whose type has lost the keys.
/** Returns a copy of an object without undefined fields. */
export function withoutUndefined<const T extends object>(given: T): WithoutUndefined<T> {
  const kept: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(given)) if (value !== undefined) kept[key] = value;
  return kept as WithoutUndefined<T>;
}
