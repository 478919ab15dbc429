const ENGLISH = ["englisch", "english", "en"];

/** Profiles of these speakers have an English page (SEO-01). */
export function speaksEnglish(languages: readonly string[]): boolean {
  return languages.some((language) => ENGLISH.includes(language.trim().toLowerCase()));
}
