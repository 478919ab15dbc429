/** Where a stored file lives, e.g. `speakers/miriam-falkenau-portrait.webp`. Its ending names its type. */
export type FileKey = string & { readonly __format: "file-key" };

/** Every kind of file the product stores. What is not listed here cannot be stored or served. */
export const FILE_TYPES = {
  avif: "image/avif",
  jpg: "image/jpeg",
  pdf: "application/pdf",
  png: "image/png",
  webp: "image/webp",
  xml: "application/xml",
} as const;

type FileEnding = keyof typeof FILE_TYPES;
export type FileType = (typeof FILE_TYPES)[FileEnding];

// Lower case only, so that a disk which ignores case cannot merge two keys; a segment never starts
// with a dot, so that neither "." nor ".." nor a hidden file can be named.
const KEY_PATTERN =
  /^(?:[a-z0-9][a-z0-9_-]{0,79}\/){0,4}[a-z0-9][a-z0-9_-]{0,79}\.(?:avif|jpg|pdf|png|webp|xml)$/;

export function isFileKey(text: string): text is FileKey {
  return KEY_PATTERN.test(text);
}

export function fileKey(text: string): FileKey {
  if (!isFileKey(text)) throw new RangeError("Not a file key");
  return text;
}

export function fileType(key: FileKey): FileType {
  const ending = key.slice(key.lastIndexOf(".") + 1) as FileEnding;
  return FILE_TYPES[ending];
}

export function isPictureKey(key: FileKey): boolean {
  return fileType(key).startsWith("image/");
}

/** Shown to some people only, by handlers that know them: files of conversations, and invoices. */
const PRIVATE_FOLDERS = ["attachments/", "invoices/"];

export function isPublicPicture(key: FileKey): boolean {
  return isPictureKey(key) && !PRIVATE_FOLDERS.some((folder) => key.startsWith(folder));
}
