import { QueryClient } from "@tanstack/react-query";
import { authClient } from "#app/auth-client.ts";

let client: QueryClient | null = null;

/** The memory of private screens, one per page; it forgets everything when its person goes. */
export function queryClient(): QueryClient {
  client ??= createClient();
  return client;
}

function createClient(): QueryClient {
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: 1, staleTime: 30_000 } },
  });
  void authClient().then((auth) => forgetWithPerson(queries, auth));
  return queries;
}

type Person = { readonly user: { readonly id: string } };
export type AuthEvents = {
  onAuthStateChange(follow: (event: string, session: Person | null) => void): unknown;
};

export function forgetWithPerson(queries: QueryClient, auth: AuthEvents): void {
  let known: string | null = null;
  auth.onAuthStateChange((event, session) => {
    const next = session?.user.id ?? known;
    // A link in a mail signs the next person in without a sign-out before.
    const isAnother = known !== null && next !== known;
    if (event === "SIGNED_OUT" || isAnother) queries.clear();
    known = next;
  });
}
