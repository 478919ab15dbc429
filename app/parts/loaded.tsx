import type { ReactNode } from "react";
import { LOADING_TEXTS } from "#parts/loading-texts.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button/button.tsx";
import { Skeleton } from "#ui/loading/skeleton.tsx";
import { deniedMessage } from "./denied-message.ts";
import { LOADED_TEXTS as TEXTS } from "./texts.ts";

type LoadedProps<Data> = {
  query: { data: Data | undefined; isError: boolean; error?: unknown; refetch: () => unknown };
  children: (data: Data) => ReactNode;
};

/** The three states of everything a private screen reads. */
export function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    return (
      <div className="grid justify-items-start gap-4">
        <Alert variant="danger">{deniedMessage(query.error) || TEXTS.failed}</Alert>
        <Button variant="line" icon="rotate-cw" onClick={() => void query.refetch()}>
          {TEXTS.retry}
        </Button>
      </div>
    );
  }
  return (
    <div className="grid gap-4" role="status">
      <span className="sr-only">{LOADING_TEXTS.loading}</span>
      <Skeleton shape="title" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </div>
  );
}
