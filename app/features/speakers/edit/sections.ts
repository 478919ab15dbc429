import { LIST_SECTIONS } from "./lists/list-sections.ts";
import { PROFILE_SECTIONS } from "./profile-sections.ts";
import type { Section } from "./section.ts";

/** In the order in which somebody fills in a profile. */
export const SECTIONS: readonly Section[] = [...PROFILE_SECTIONS, ...LIST_SECTIONS];
