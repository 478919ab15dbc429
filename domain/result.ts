/** Expected failures are values with a code; bugs throw. */
export type Ok<T> = { readonly ok: true; readonly value: T };
export type Failure<E> = { readonly ok: false; readonly error: E };
export type Result<T, E> = Ok<T> | Failure<E>;

export function ok<T>(value: T): Ok<T> {
  return { ok: true, value };
}

export function failure<const E>(error: E): Failure<E> {
  return { ok: false, error };
}
