import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { answerLocally } from "#app/session/own-api.ts";
import { demoContent } from "./demo-records.ts";
import { createDemoSource } from "./demo-source.ts";
import { SpeakerDesk } from "./speaker-desk.tsx";

/** A memory and a data source of its own, thrown away at every reset and when the page is left. */
export function DemoDesk() {
  const [isReady, setReady] = useState(false);
  const queries = useMemo(demoQueries, []);
  // Set before the first query of the desk asks, taken away before anything else of the app does.
  useEffect(() => {
    answerLocally(createDemoSource(new Date()));
    setReady(true);
    return () => {
      answerLocally(null);
      queries.clear();
    };
  }, [queries]);
  if (!isReady) return null;
  return (
    <QueryClientProvider client={queries}>
      <SpeakerDesk userId={null} />
    </QueryClientProvider>
  );
}

function demoQueries(): QueryClient {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  // The editor's own content is read without the typed client, so it lies here from the start.
  queries.setQueryDefaults(["own-speaker-content"], { staleTime: Number.POSITIVE_INFINITY });
  queries.setQueryData(["own-speaker-content"], demoContent());
  return queries;
}
