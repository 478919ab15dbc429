/** More fields than any form of ours has, and more than a browser writes above one. */
const MAX_PARTS = 20;
const MAX_PART_HEADER_BYTES = 4_096;

const BLANK_LINE = Buffer.from("\r\n\r\n");

/**
 * The parser of forms makes an object of every part and a string of every header: ten megabytes of tiny parts
 * would keep it busy for seconds. Counting them first takes a few milliseconds.
 */
export function isModestForm(body: ArrayBuffer, contentType: string): boolean {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) return true;
  const bytes = Buffer.from(body);
  const mark = `--${boundary}`;
  let [parts, at] = [0, bytes.indexOf(mark)];
  while (at >= 0) {
    const next = bytes.indexOf(mark, at + mark.length);
    const head = bytes.subarray(at, at + mark.length + MAX_PART_HEADER_BYTES);
    // Behind the last mark there is nothing but the end.
    if (next >= 0 && !head.includes(BLANK_LINE)) return false;
    if (next >= 0) parts += 1;
    if (parts > MAX_PARTS) return false;
    at = next;
  }
  return true;
}
