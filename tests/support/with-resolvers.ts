/** Returns a promise and the function that resolves it, as `Promise.withResolvers` does, which Node 20 lacks. */
export function withResolvers<Value = void>() {
  let resolve = (_value: Value | PromiseLike<Value>): void => undefined;
  const promise = new Promise<Value>((resolvePromise) => {
    resolve = resolvePromise;
  });
  return { promise, resolve };
}
