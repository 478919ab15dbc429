import { useNavigate } from "react-router";
import { isIsoDate } from "#domain/iso-date.ts";
import { originState } from "#features/accounts/sign-in-origin.ts";
import type { InquiryStart } from "#features/assistant/chat/inquiry-start.ts";
import { keepBrief } from "#features/bookings/drawer/kept-draft.ts";
import { useStoredSession } from "./stored-session.ts";

/** From the chat to the drawer of a speaker, with the brief filled in; visitors sign in on the way. */
export function useInquiry(): (start: InquiryStart) => void {
  const navigate = useNavigate();
  const session = useStoredSession();
  return ({ speakerId, slug, date, place, audience, text }) => {
    const pathname = `/speaker/${slug}`;
    if (date === null || !isIsoDate(date)) {
      void navigate(pathname);
      return;
    }
    keepBrief(speakerId, {
      eventDate: date,
      eventLocation: place ?? "",
      eventParticipants: audience === null ? "" : String(audience),
      eventDescription: text,
    });
    if (session) void navigate(pathname);
    else void navigate("/auth", { state: originState({ pathname, search: "", hash: "" }) });
  };
}
