import { onlineManager, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { answerLocally } from "#app/session/authenticated-api.ts";
import { useChangeBooking } from "./use-change-booking.ts";

type Change = ReturnType<typeof useChangeBooking>["change"];

function Page({ onRender }: { onRender: (change: Change) => void }) {
  onRender(useChangeBooking({ doneText: "", onDone: () => undefined }).change);
  return null;
}

afterEach(() => {
  onlineManager.setOnline(true);
  answerLocally(null);
});

test("without a connection a change is tried at once, and does not wait for one", async () => {
  const send = vi.fn(() => Promise.reject(new TypeError("Failed to fetch")));
  answerLocally(send);
  onlineManager.setOnline(false);
  const changes: Change[] = [];
  renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <Page onRender={(change) => changes.push(change)} />
    </QueryClientProvider>,
  );
  changes[0]?.({ id: "x", json: { event: "accept" } });
  await vi.waitFor(() => expect(send).toHaveBeenCalled(), { timeout: 1_000 });
});
