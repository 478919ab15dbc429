import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { BOOKING_TEXTS as TEXTS } from "../texts.ts";

type MoreBookingsProps = {
  query: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
};

export function MoreBookings({ query }: MoreBookingsProps) {
  if (!query.hasNextPage) return null;
  return (
    <div className="grid justify-items-start gap-4">
      {query.isFetchNextPageError && <Alert variant="danger">{TEXTS.moreFailed}</Alert>}
      <Button
        variant="line"
        isLoading={query.isFetchingNextPage}
        loadingText={TEXTS.moreBusy}
        onClick={() => void query.fetchNextPage()}
      >
        {TEXTS.more}
      </Button>
    </div>
  );
}
