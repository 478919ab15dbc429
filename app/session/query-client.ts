import { QueryClient } from "@tanstack/react-query";
import { authClient } from "#app/auth-client.ts";

let client: QueryClient | null = null;

/** The memory of private screens, one per page; it forgets everything when somebody signs out. */
export function queryClient(): QueryClient {
  client ??= createClient();
  return client;
}

function createClient(): QueryClient {
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: 1, staleTime: 30_000 } },
  });
  void authClient().then((auth) =>
    auth.onAuthStateChange((event) => {
      if (event === "SIGNED_OUT") queries.clear();
    }),
  );
  return queries;
}
