import { completeness } from "#domain/speaker/completeness.ts";
import type { OwnContent } from "./content-query.ts";

export function contentCompleteness(content: OwnContent) {
  const { profile, videos, testimonials, gallery_images, speaker_key_points } = content;
  const { fee_20, fee_40, fee_60 } = profile;
  return completeness({
    ...profile,
    profile_image_url: content.profile_image_url,
    hero_image_url: content.hero_image_url,
    fees: [fee_20, fee_40, fee_60],
    talks: content.talks,
    videos: videos.length,
    testimonials: testimonials.length,
    gallery_images: gallery_images.length,
    speaker_key_points: speaker_key_points.length,
  });
}
