import type { ReactNode } from "react";
import { Card } from "#ui/card.tsx";
import type { BookingItem } from "../queries.ts";
import { BookingTable } from "./booking-table.tsx";

type BookingCardProps = {
  as: "customer" | "speaker";
  title: string;
  bookings: readonly BookingItem[];
  /** What stands there instead of an empty table; without it the whole card is left out. */
  none?: ReactNode;
};

export function BookingCard({ as, title, bookings, none }: BookingCardProps) {
  if (bookings.length > 0) {
    return (
      <Card title={title} isPadded={false}>
        <BookingTable as={as} caption={title} bookings={bookings} />
      </Card>
    );
  }
  return none ? <Card title={title}>{none}</Card> : null;
}
