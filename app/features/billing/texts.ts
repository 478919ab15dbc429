/** Names of downloaded files. */
export const INVOICE_FILE_NAMES = {
  pdf: (number: string) => `${number}.pdf`,
  xml: (number: string) => `${number}-xrechnung.xml`,
} as const;
