import { createContext, useContext } from "react";

/** Whose profile is edited: where the API answers for it, and where its content is remembered. */
export type EditTarget = {
  readonly base: string;
  readonly key: readonly string[];
  /** The speaker's name where another user edits the profile: then the texts do not address the speaker. */
  readonly person: string | null;
};

export const OWN_PROFILE: EditTarget = {
  base: "/api/v1/me/speaker",
  key: ["own-speaker-content"],
  person: null,
};

/** Any profile, for admins. */
export function anyProfile(id: string, person: string): EditTarget {
  return { base: `/api/v1/admin/speakers/${id}`, key: ["admin-speaker-content", id], person };
}

export const EditTargetContext = createContext<EditTarget>(OWN_PROFILE);

export function useEditTarget(): EditTarget {
  return useContext(EditTargetContext);
}
