import type { FileKey, FileType } from "#domain/media/file-key.ts";

export type FileFacts = {
  readonly contentType: FileType;
  readonly size: number;
  /** Changes whenever the content changes; says nothing else. */
  readonly version: string;
};

type StoredFile = FileFacts & { readonly bytes: Uint8Array };

/**
 * Where files are kept. Only complete files are ever visible: a reader sees the old content or the
 * new one, and what `put` has acknowledged survives the loss of power.
 */
export type FileStore = {
  put(key: FileKey, bytes: Uint8Array, contentType: FileType): Promise<void>;
  read(key: FileKey): Promise<StoredFile | undefined>;
  /** Of a store elsewhere the facts may be half a minute old. */
  stat(key: FileKey): Promise<FileFacts | undefined>;
  /** Afterwards there is no such file, whether or not there was one. */
  remove(key: FileKey): Promise<void>;
  /** All keys that begin with the prefix, in alphabetical order. */
  list(prefix?: string): Promise<FileKey[]>;
};

/** The store does not answer or refuses us; a later try may succeed. */
export class FilesUnavailable extends Error {
  override readonly name = "FilesUnavailable";
}
