import { type FileKey, fileKey, fileType, isFileKey } from "#domain/media/file-key.ts";
import { readXml } from "#integrations/xml/read-xml.ts";
import { type FileFacts, type FileStore, FilesUnavailable } from "./file-store.ts";
import {
  childText,
  createS3Sender,
  type Patience,
  type S3Answer,
  type S3Settings,
} from "./s3-request.ts";

/** Files in a bucket of any S3-compatible store, under the same keys as on a disk. */
export function createS3Files(settings: S3Settings, patience: Patience = {}): FileStore {
  const send = createS3Sender(settings, patience);

  return {
    async put(key, bytes, contentType) {
      if (contentType !== fileType(fileKey(key))) {
        throw new RangeError(`${key} cannot hold ${contentType}`);
      }
      needed(await send({ method: "PUT", key, body: { bytes, type: contentType } }));
    },

    async read(key) {
      const answer = await send({ method: "GET", key: fileKey(key) });
      if (!answer) return undefined;
      const { bytes, headers } = answer;
      return { ...factsOf(key, headers), size: bytes.length, bytes };
    },

    async stat(key) {
      const answer = await send({ method: "HEAD", key: fileKey(key) });
      return answer ? factsOf(key, answer.headers) : undefined;
    },

    async remove(key) {
      await send({ method: "DELETE", key: fileKey(key) });
    },

    async list(prefix = "") {
      const keys: FileKey[] = [];
      let token: string | undefined;
      do {
        const query = { "list-type": "2", prefix, ...(token && { "continuation-token": token }) };
        const page = readXml(text(needed(await send({ method: "GET", query }))));
        const entries = page.children.filter(({ name }) => name === "Contents");
        keys.push(...entries.map((entry) => childText(entry, "Key") ?? "").filter(isFileKey));
        token = childText(page, "NextContinuationToken");
      } while (token);
      return keys.sort();
    },
  };
}

/** The type is that of the key: a bucket that was filled by other tools may say anything. */
function factsOf(key: FileKey, headers: Headers): FileFacts {
  const size = Number(headers.get("content-length") ?? 0);
  const version = headers.get("etag") ?? `${size}-${headers.get("last-modified")}`;
  return { contentType: fileType(key), size, version: version.replace(/^W\/|"/g, "") };
}

/** For questions that a bucket which is there always answers. */
function needed(answer: S3Answer | null): S3Answer {
  if (!answer) throw new FilesUnavailable("there is no such bucket");
  return answer;
}

function text({ bytes }: S3Answer): string {
  return Buffer.from(bytes).toString();
}
