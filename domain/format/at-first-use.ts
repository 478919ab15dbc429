/**
 * A formatter that is made when it is needed: the first one of a browser costs it ten milliseconds, a phone
 * several times that, which no page may spend before it starts.
 */
export function atFirstUse<Formatter>(make: () => Formatter): () => Formatter {
  let made: Formatter | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
