/** What stands beside the amount on the provider's page. */
export const PAYMENT_TEXTS = { item: (number: string) => `Rechnung ${number}` } as const;
