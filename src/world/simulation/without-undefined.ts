// Removes undefined fields from objects, as the compiler requires for optional fields.

/** The object type `T` with one change: each field that may be undefined becomes optional. */
type WithoutUndefined<T> = {
  [Key in keyof T as undefined extends T[Key] ? never : Key]: T[Key];
} & { [Key in keyof T as undefined extends T[Key] ? Key : never]?: Exclude<T[Key], undefined> };

// The cast is for Object.fromEntries, whose type loses the keys.
/** Returns a copy of an object without undefined fields. */
export const withoutUndefined = <const T extends object>(given: T) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as WithoutUndefined<T>;
