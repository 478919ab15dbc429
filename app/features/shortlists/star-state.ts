/** What is known of a star: what the list said, and what was chosen here and is on its way there. */
type StarState = {
  readonly isListed: boolean;
  readonly chosen: boolean | null;
  /** Something chosen here has been stored: an older reading of the list no longer counts. */
  readonly isStored: boolean;
};

export type StarAction = {
  readonly type: "read" | "chosen" | "stored" | "failed";
  readonly isOn: boolean;
};

export const UNKNOWN_STAR: StarState = { isListed: false, chosen: null, isStored: false };

export function isLit({ chosen, isListed }: StarState): boolean {
  return chosen ?? isListed;
}

/** The list may answer late; whatever it says, it never undoes a choice. */
export function starReducer(state: StarState, { type, isOn }: StarAction): StarState {
  switch (type) {
    case "read":
      return state.isStored ? state : { ...state, isListed: isOn };
    case "chosen":
      return { ...state, chosen: isOn };
    case "stored":
      return { isListed: isOn, chosen: openChoice(state, isOn), isStored: true };
    case "failed":
      return { ...state, chosen: openChoice(state, isOn) };
  }
}

/** A choice is settled by its own answer, not by that to an earlier click. */
function openChoice({ chosen }: StarState, isOn: boolean): boolean | null {
  return chosen === isOn ? null : chosen;
}
