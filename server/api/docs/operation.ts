import { OPERATIONS, type OperationId } from "./texts.ts";

/** The words of an operation for its route. */
export function operation<Id extends OperationId>(operationId: Id) {
  const { title, text } = OPERATIONS[operationId];
  return { operationId, summary: title.en, description: text.en };
}
