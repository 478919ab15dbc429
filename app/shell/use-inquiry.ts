import { useNavigate } from "react-router";
import { isIsoDate } from "#domain/time/iso-date.ts";
import { originState } from "#features/accounts/sign-in-origin.ts";
import type { InquiryStart } from "#features/assistant/chat/inquiry-start.ts";
import { keepBrief } from "#features/bookings/drawer/draft/draft-storage.ts";
import { useStoredSession } from "./session/stored-session.ts";

/**
 * From the chat to the drawer of a speaker, with the brief filled in; visitors sign in on the way.
 * Without a day it waits on the profile until one is picked.
 */
export function useInquiry(): (start: InquiryStart) => void {
  const navigate = useNavigate();
  const session = useStoredSession();
  return ({ speakerId, slug, date, place, audience, text }) => {
    const pathname = `/speaker/${slug}`;
    const eventDate = date !== null && isIsoDate(date) ? date : null;
    keepBrief(speakerId, {
      eventDate,
      eventLocation: place ?? "",
      eventParticipants: audience === null ? "" : String(audience),
      eventDescription: text,
    });
    if (session || eventDate === null) void navigate(pathname);
    else void navigate("/auth", { state: originState({ pathname, search: "", hash: "" }) });
  };
}
