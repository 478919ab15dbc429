import { formatDay } from "#domain/format/days.ts";
import { formatMonth } from "#domain/format/months.ts";
import { videoId } from "#domain/media/video-id.ts";
import { testimonialQuote, testimonialRole } from "#domain/speaker/text/spellings.ts";
import type { SpeakerProfile } from "../../read/read-speaker.server.ts";
import { TAB_TEXTS as TEXTS } from "../texts.ts";

type Video = SpeakerProfile["videos"][number];
type Publication = SpeakerProfile["publications"][number];
type Testimonial = SpeakerProfile["testimonials"][number];
type Award = SpeakerProfile["speaker_awards"][number];

/** The preview is a photo of ours: nothing may be asked of YouTube before the visitor agrees. */
export function videoView(
  { url, title, description, duration_seconds }: Video,
  preview: string | null,
) {
  return {
    /** Null when no player can show it. */
    id: videoId(url ?? ""),
    url: webAddress(url),
    title: title ?? TEXTS.videos,
    description,
    preview,
    /** Only a stored length is shown (C-45). */
    duration: duration_seconds === null ? null : clock(duration_seconds),
  };
}
export type VideoView = ReturnType<typeof videoView>;

export function publicationView(one: Publication) {
  const url = webAddress(one.url);
  const date = one.published_date ? formatMonth(one.published_date) : one.year?.toString();
  const reading = one.read_time_minutes ? TEXTS.readingTime(one.read_time_minutes) : null;
  return {
    title: one.title ?? TEXTS.publications,
    description: one.description,
    url,
    preview: one.preview_image_url,
    language: one.language_code?.toUpperCase() ?? null,
    domain: one.domain ?? (url ? new URL(url).hostname : null),
    facts: [date, reading].filter(Boolean).join(", "),
  };
}
export type PublicationView = ReturnType<typeof publicationView>;

export function testimonialView(testimonial: Testimonial) {
  const { author, company, rating, event_date, logo_url, review_id, reply } = testimonial;
  return {
    author: author ?? "",
    role: testimonialRole(testimonial),
    company: company || TEXTS.unknownCompany,
    quote: testimonialQuote(testimonial) ?? "",
    rating: Math.round(rating ?? 0),
    date: event_date ? formatDay(event_date) : null,
    logo: logo_url,
    /** Of a verified review; null for what the speaker has provided. */
    reviewId: review_id,
    reply,
  };
}
export type TestimonialView = ReturnType<typeof testimonialView>;

export function awardView({ title, issuer, date_issued, description }: Award) {
  return { title, issuer, date: date_issued, description };
}

/** Only real web addresses become links: rows may come from an import. */
function webAddress(text: string | null): string | null {
  const url = text ? URL.parse(text) : null;
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}

/** „15:30“ */
function clock(seconds: number): string {
  return `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`;
}
const pad = (count: number) => String(count).padStart(2, "0");
