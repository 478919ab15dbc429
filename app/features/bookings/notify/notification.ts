export type NotifiedSide = "customer" | "speaker";

type Facts = {
  readonly title: string;
  readonly day: string;
  /** Where the event shall move to; the same day where it stays. */
  readonly newDay: string;
  readonly speaker: string;
};

/** What one side reads in its bell. */
export type Notice = { readonly title: string; readonly message: (facts: Facts) => string };
