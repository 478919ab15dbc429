/** Under which keys the outbox holds what a new booking sets off; one row each, however often it is asked for. */
export function effectKeys(bookingId: string) {
  return {
    invoice: `invoice:${bookingId}`,
    speaker_notification: `booking:${bookingId}:speaker_notification`,
    customer_confirmation: `booking:${bookingId}:customer_confirmation`,
  } as const;
}

export type EffectName = keyof ReturnType<typeof effectKeys>;
