import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { answerLocally } from "#app/session/authenticated-api.ts";
import { demoContent } from "./demo-answers.ts";
import { createDemoSource } from "./demo-source.ts";
import { SpeakerDashboard } from "./speaker-dashboard.tsx";

/** Its query cache and data source are dropped at every reset and when the page is left. */
export function DemoDashboard() {
  const [isReady, setReady] = useState(false);
  const queries = useMemo(demoQueries, []);
  // Set before the dashboard's first query, removed before anything else of the app asks.
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
      <SpeakerDashboard userId={null} />
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
