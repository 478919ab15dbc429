import type { AdminRefusal } from "#features/admin-access.ts";

/** What an admin decides about an application or a change of a profile. */
export type Decision =
  | {
      readonly kind: "approve";
      /** What the admin has read; a change that was edited since is not approved unseen. */
      readonly version?: string | undefined;
    }
  | { readonly kind: "ask"; readonly notes: Readonly<Record<string, string>> }
  | { readonly kind: "reject"; readonly reason: string };

export type DecisionError =
  | AdminRefusal
  | "not_found"
  | "decided"
  | "speaker_exists"
  | "changed"
  | "unknown_category";
