import type { Db } from "#data/db.ts";
import {
  galleryImages,
  publications,
  speakerAwards,
  speakerKeyPoints,
  talks,
  testimonials,
  videos,
  workshops,
} from "#data/schema/speakers/speaker-content.ts";
import { cents } from "#domain/money.ts";
import { isoDate } from "#domain/time/iso-date.ts";

/** At least one row of everything that a profile shows; key points arrive in the wrong order. */
export async function insertSpeakerContent(db: Db, speaker_id: string): Promise<void> {
  await db.insert(talks).values([
    { speaker_id, title: "Älterer Vortrag", created_at: new Date("2026-01-01T08:00:00Z") },
    {
      speaker_id,
      title: "Neuer Vortrag",
      available_durations: [20, 40],
      tags: ["KI"],
      created_at: new Date("2026-02-01T08:00:00Z"),
    },
  ]);
  await db.insert(workshops).values([
    { speaker_id, title: "Halber Tag", duration_hours: 4, fee_cents: cents(250_000) },
    {
      speaker_id,
      title: "Abgesetzt",
      duration_hours: 8,
      fee_cents: cents(400_000),
      is_active: false,
    },
  ]);
  await db.insert(videos).values({ speaker_id, url: "https://youtu.be/x", title: "Auftritt" });
  await db.insert(publications).values({
    speaker_id,
    title: "Buch",
    year: 2024,
    published_date: isoDate("2024-05-01"),
  });
  await db.insert(testimonials).values([
    { speaker_id, author: "A", position: "Leitung", content: "Großartig", rating: 5 },
    { speaker_id, author: "B", role: "Einkauf", quote: "Sehr gut", rating: 4 },
  ]);
  await db.insert(galleryImages).values({
    speaker_id,
    image_url: "/images/speakers/x.webp",
    width: 4,
    height: 3,
  });
  await db.insert(speakerAwards).values({
    speaker_id,
    title: "Preis",
    issuer: "Verband",
    date_issued: isoDate("2025-03-01"),
  });
  await db.insert(speakerKeyPoints).values([
    { speaker_id, title: "Zweitens", icon_name: "Users", sort_order: 2 },
    { speaker_id, title: "Erstens", icon_name: "Trophy", sort_order: 1 },
  ]);
}
