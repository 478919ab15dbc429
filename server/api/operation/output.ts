import type { z } from "zod";

/** What an operation answers when nothing is refused. */
export type Output = JsonOutput | CreatedOrFound | NoOutput | FileOutput | RawOutput;

export type JsonOutput<Schema extends z.ZodType = z.ZodType> = {
  readonly kind: "json";
  readonly status: 200 | 201 | 202;
  readonly schema: Schema;
};
/** 201 for what is new, 200 for what was there already: `run` says which. */
type CreatedOrFound<Schema extends z.ZodType = z.ZodType> = {
  readonly kind: "created_or_found";
  readonly status: 201;
  readonly schema: Schema;
};
type NoOutput = { readonly kind: "none"; readonly status: 204 };
type FileOutput = {
  readonly kind: "file";
  readonly status: 200;
  readonly types: readonly string[];
};
/** The operation writes the response itself: a stream, or a page. */
type RawOutput = { readonly kind: "raw"; readonly status: 200; readonly types: readonly string[] };

export type ApiFile = {
  readonly type: string;
  readonly body: Uint8Array | ReadableStream<Uint8Array> | string;
  /** Proposed when the file is saved. */
  readonly name?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

export function json<Schema extends z.ZodType>(schema: Schema): JsonOutput<Schema> {
  return { kind: "json", status: 200, schema };
}

export function created<Schema extends z.ZodType>(schema: Schema): JsonOutput<Schema> {
  return { kind: "json", status: 201, schema };
}

export function createdOrFound<Schema extends z.ZodType>(schema: Schema): CreatedOrFound<Schema> {
  return { kind: "created_or_found", status: 201, schema };
}

/** 202 with what is still missing; null answers 204, because nothing is. */
export function accepted<Schema extends z.ZodType>(
  schema: Schema,
): JsonOutput<z.ZodNullable<Schema>> {
  return { kind: "json", status: 202, schema: schema.nullable() };
}

export const noContent: NoOutput = { kind: "none", status: 204 };

export function file(...types: readonly string[]): FileOutput {
  return { kind: "file", status: 200, types };
}

export function raw(...types: readonly string[]): RawOutput {
  return { kind: "raw", status: 200, types };
}

/** What `run` returns for an output. */
export type ValueOf<Out extends Output> =
  Out extends JsonOutput<infer Schema>
    ? Sendable<z.input<Schema>>
    : Out extends CreatedOrFound<infer Schema>
      ? { readonly answer: Sendable<z.input<Schema>>; readonly isNew: boolean }
      : Out extends FileOutput
        ? ApiFile
        : Out extends RawOutput
          ? Response
          : unknown;

/** JSON writes dates as ISO texts and does not care who may change a list. */
export type Sendable<Value> = string extends Value
  ? Value | Date
  : Value extends readonly (infer Item)[]
    ? readonly Sendable<Item>[]
    : Value extends object
      ? { readonly [Name in keyof Value]: Sendable<Value[Name]> }
      : Value;
