/** Whose password it is to be. */
export type PasswordOwner = {
  readonly email: string;
  readonly names: readonly (string | null | undefined)[];
};

const SHORTEST_WORD = 3;
const PRODUCT = ["wortbuehne", "wortbühne"];

/** Made of nothing but the owner's name, address or our own: the first guess against a known owner. */
export function isPersonalPassword(password: string, { email, names }: PasswordOwner): boolean {
  const words = [email, ...email.split(/[^\p{L}\p{N}]+/u), ...names, ...PRODUCT]
    .map((word) => fold(word ?? ""))
    .filter((word) => word.length >= SHORTEST_WORD)
    .sort((one, other) => other.length - one.length);
  const rest = words.reduce((text, word) => text.replaceAll(word, ""), fold(password));
  return rest.length < fold(password).length && !/\p{L}/u.test(rest);
}

function fold(text: string): string {
  return text.normalize("NFKC").toLowerCase().replaceAll(" ", "");
}
