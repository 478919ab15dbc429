import { onlineManager, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { failure, ok } from "#domain/result.ts";
import { ACTION_TEXTS } from "../texts.ts";
import { useAction, valueOrRefusal } from "./use-action.ts";

const KEY = ["things"] as const;

type Action = ReturnType<typeof useAction>;
type PageProps = { onRender: (action: Action) => void };

function Page({ onRender }: PageProps) {
  onRender(useAction([KEY]));
  return null;
}

/** The hook as a page gets it, with the order in which things happen. */
function page() {
  const queries = new QueryClient();
  const order: string[] = [];
  queries.setQueryData(KEY, {});
  queries.getQueryCache().subscribe(({ type, query }) => {
    if (type === "updated" && query.state.isInvalidated) order.push("lists");
  });
  const actions: Action[] = [];
  renderToString(
    <QueryClientProvider client={queries}>
      <Page onRender={(rendered) => actions.push(rendered)} />
    </QueryClientProvider>,
  );
  const [action] = actions;
  if (!action) throw new Error("the page was not rendered");
  const note = (step: string) => () => void order.push(step);
  const steps = {
    onDone: (answer: unknown) => void order.push(`done: ${answer}`),
    onFailed: note("failed"),
    onSettled: note("settled"),
  };
  return { queries, order, steps, run: action.run };
}

afterEach(() => onlineManager.setOnline(true));

test("lists are read again before an action says that it is done", async () => {
  const { order, steps, run } = page();
  await run(async () => "answer", steps);
  expect(order).toEqual(["lists", "done: answer", "settled"]);
});

test("what is said of an action may depend on its answer", async () => {
  const { steps, run } = page();
  const said: unknown[] = [];
  await run(async () => 3, { ...steps, text: (count) => `${said.push(count)} von ${count}` });
  expect(said).toEqual([3]);
});

test("who handles a failure is told in which words it was refused", async () => {
  const { run } = page();
  const told: string[] = [];
  const onFailed = ({ message }: { message: string }) => void told.push(message);
  await run(async () => valueOrRefusal(failure({ message: "Vergeben." })), { onFailed });
  await run(() => Promise.reject(new TypeError("no connection")), { onFailed });
  expect(told).toEqual(["Vergeben.", ACTION_TEXTS.failed]);
});

test("a refusal is not thrown, and leaves the lists as they are", async () => {
  const { order, steps, run } = page();
  await run(async () => valueOrRefusal(failure({ message: "Vergeben." })), steps);
  await run(() => Promise.reject(new TypeError("no connection")), steps);
  expect(order).toEqual(["failed", "settled", "failed", "settled"]);
});

test("an action that fails while it finishes has failed", async () => {
  const { order, steps, run } = page();
  await run(async () => 1, { ...steps, onDone: () => Promise.reject(new Error("gone")) });
  expect(order).toEqual(["lists", "failed", "settled"]);
});

test("an action is under way until everything that follows it is done", async () => {
  const { queries, steps, run } = page();
  const counts: number[] = [];
  const count = () => void counts.push(queries.isMutating());
  await run(async () => count(), { ...steps, onSettled: count });
  expect([...counts, queries.isMutating()]).toEqual([1, 1, 0]);
});

test("without a connection an action fails at once, whatever is read again afterwards", async () => {
  onlineManager.setOnline(false);
  const { order, steps, run } = page();
  const untilOnline = new Promise(() => undefined);
  const pausing = (step: () => void) => () => {
    step();
    return untilOnline;
  };
  await run(() => Promise.reject(new TypeError("no connection")), {
    ...steps,
    onFailed: pausing(steps.onFailed),
    onSettled: pausing(steps.onSettled),
  });
  expect(order).toEqual(["failed", "settled"]);
});

test("the failure of a result is the cause that the refusal is read from", () => {
  const error = { message: null, fields: { reply: "Zu kurz." } };
  expect(valueOrRefusal(ok(7))).toBe(7);
  expect(() => valueOrRefusal(failure(error))).toThrow(
    expect.objectContaining({ cause: error }) as Error,
  );
});
