import { addDays, type IsoDate } from "#domain/time/iso-date.ts";
import { demoAccounts } from "./accounts.ts";
import { instant } from "./bookings/booking-history.ts";
import { demoBookings } from "./bookings/bookings.ts";

export type DemoReview = {
  booking: string;
  rating: 1 | 2 | 3 | 4 | 5;
  content: string;
  author_name: string;
  author_position: string | null;
  author_company: string | null;
  status: "submitted" | "published";
  reply: string | null;
  created_at: string;
  replied_at: string | null;
};

type Opinion = Pick<DemoReview, "rating" | "content" | "status" | "reply">;

/** By key of the booking; only reviewed bookings have an opinion. */
const OPINIONS: Record<string, Opinion> = {
  "hafenkante-sommertreffen": {
    rating: 5,
    content:
      "Zwanzig Minuten, und in der Pause standen zum ersten Mal Leute aus beiden Hallen zusammen. Die sechs Merkmale hängen jetzt im Besprechungsraum. Die Abstimmung vorher war unkompliziert.",
    status: "published",
    reply:
      "Vielen Dank, Frau Petersen. Der Satz Ihres Kollegen über die zweite Kaffeemaschine begleitet mich seitdem.",
  },
  "hafenkante-lieferkette": {
    rating: 4,
    content:
      "Die Wandtafel hat unsere Disponenten gepackt. Wir haben drei Schwachstellen gefunden und zwei davon schon behoben. Am Ende wurde die Zeit knapp, die Fragen mussten warten.",
    status: "published",
    reply: null,
  },
  "messebau-redaktion": {
    rating: 5,
    content:
      "Zwei unserer Projektleiter haben auf der Bühne gestritten und sich danach die Hand gegeben. Das Vorgespräch war gründlich, der Zeitplan hielt. Gern wieder.",
    status: "published",
    reply: "Danke für das Vertrauen. Die beiden waren mutig.",
  },
  "seewarte-briefe": {
    rating: 5,
    content:
      "Unser Kündigungsbrief hat jetzt elf Zeilen statt dreißig. Die Rückfragen gingen schon in der ersten Woche zurück.",
    status: "submitted",
    reply: null,
  },
};

export function demoReviews(today: IsoDate): DemoReview[] {
  return demoBookings(today)
    .filter(({ status }) => status === "reviewed")
    .map(({ key, customer, event_date }) => {
      const opinion = OPINIONS[key];
      const author = demoAccounts.find(({ email }) => email === customer);
      if (!opinion || !author) throw new Error(`No review for ${key}`);
      return {
        booking: key,
        ...opinion,
        author_name: `${author.first_name} ${author.last_name}`,
        author_position: author.position,
        author_company: author.company_name,
        created_at: instant(addDays(event_date, 3)),
        replied_at: opinion.reply ? instant(addDays(event_date, 5)) : null,
      };
    });
}
