const ENGLISH = ["englisch", "english", "en"];

/** Profiles of these speakers have an English page (SPEC 2, route table). */
export function speaksEnglish(languages: readonly string[]): boolean {
  return languages.some((language) => ENGLISH.includes(language.trim().toLowerCase()));
}
