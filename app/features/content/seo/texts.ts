export const SITE_NAME = "Wortbühne";

/** Titles end in the name of the site where there is room for it. */
export const SITE_SUFFIX = " | Wortbühne";
