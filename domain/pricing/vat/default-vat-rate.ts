/** 100 basis points are one percent, so rates stay whole numbers. Alone here: every page starts with it. */
export const STANDARD_VAT_BASIS_POINTS = 1900;
