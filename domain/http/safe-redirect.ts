const FALLBACK = "/";

/**
 * Where a visitor may be sent after signing in: a path of our own origin, or the home page.
 * `base` is any absolute address of ours; it only serves to resolve the path.
 */
export function safeRedirectPath(target: unknown, base: string): string {
  if (typeof target !== "string" || !isPlainPath(target)) return FALLBACK;
  const url = resolve(target, base);
  if (!url || url.origin !== new URL(base).origin) return FALLBACK;
  // Dot segments may leave `//host` behind, which a browser reads as another origin.
  if (!isPlainPath(url.pathname)) return FALLBACK;
  return url.pathname + url.search + url.hash;
}

function isPlainPath(path: string): boolean {
  if (!path.startsWith("/") || hasDeceptiveCharacter(path)) return false;
  const decoded = decode(path.split(/[?#]/, 1)[0] ?? "");
  return decoded !== null && !decoded.startsWith("//") && !hasDeceptiveCharacter(decoded);
}

/** Browsers drop tabs and line breaks and read a backslash as a slash. */
function hasDeceptiveCharacter(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code < 0x20 || code === 0x5c || code === 0x7f) return true;
  }
  return false;
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

function resolve(path: string, base: string): URL | null {
  try {
    return new URL(path, base);
  } catch {
    return null;
  }
}
