import { relations } from "drizzle-orm";
import { bookings } from "./bookings.ts";
import { reviews } from "./reviews.ts";
import {
  galleryImages,
  publications,
  speakerAwards,
  speakerKeyPoints,
  talks,
  testimonials,
  videos,
  workshops,
} from "./speakers/speaker-content.ts";
import { speakers } from "./speakers/speakers.ts";

/** Keys are those of the specification: they become the names of the nested lists in JSON. */
export const speakersRelations = relations(speakers, ({ many }) => ({
  talks: many(talks),
  workshops: many(workshops),
  videos: many(videos),
  publications: many(publications),
  testimonials: many(testimonials),
  gallery_images: many(galleryImages),
  speaker_awards: many(speakerAwards),
  speaker_key_points: many(speakerKeyPoints),
  /** Not `reviews`: the column of that name is a number. */
  collected_reviews: many(reviews),
}));

type SpeakerChild =
  | typeof talks
  | typeof workshops
  | typeof videos
  | typeof publications
  | typeof testimonials
  | typeof galleryImages
  | typeof speakerAwards
  | typeof speakerKeyPoints;

function ofSpeaker<T extends SpeakerChild>(table: T) {
  return relations(table, ({ one }) => ({
    speaker: one(speakers, { fields: [table.speaker_id], references: [speakers.id] }),
  }));
}

export const reviewsRelations = relations(reviews, ({ one }) => ({
  speaker: one(speakers, { fields: [reviews.speaker_id], references: [speakers.id] }),
  booking: one(bookings, { fields: [reviews.booking_id], references: [bookings.id] }),
}));

export const talksRelations = ofSpeaker(talks);
export const workshopsRelations = ofSpeaker(workshops);
export const videosRelations = ofSpeaker(videos);
export const publicationsRelations = ofSpeaker(publications);
export const testimonialsRelations = ofSpeaker(testimonials);
export const galleryImagesRelations = ofSpeaker(galleryImages);
export const speakerAwardsRelations = ofSpeaker(speakerAwards);
export const speakerKeyPointsRelations = ofSpeaker(speakerKeyPoints);
