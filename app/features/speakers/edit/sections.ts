import { LIST_SECTIONS } from "./lists/list-sections.ts";
import { PROFILE_SECTIONS } from "./profile-sections.ts";
import type { Section } from "./section.ts";

/** In the order in which a profile is filled in. */
export const SECTIONS: readonly Section[] = [...PROFILE_SECTIONS, ...LIST_SECTIONS];
