import { useEffect, useState } from "react";
import { fetchSpeaker } from "./speaker-api.ts";

/** A comparison item holds no picture (ENT-24); until it is there, the monogram stands in. */
export function usePortrait(slug: string): string | null {
  const [portrait, setPortrait] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    fetchSpeaker(slug).then(
      (speaker) => isWanted && setPortrait(speaker?.profile_image_url ?? null),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [slug]);
  return portrait;
}
