/** The parts of the room; the address names them, so that each can be linked. */
export const ROOM_VIEWS = [
  "uebersicht",
  "buchungen",
  "rechnungen",
  "vertraege",
  "rechnungsdaten",
] as const;
export type RoomView = (typeof ROOM_VIEWS)[number];

export function readView(params: URLSearchParams): RoomView {
  return ROOM_VIEWS.find((view) => view === params.get("ansicht")) ?? "uebersicht";
}

export const ROOM_PATH = "/dashboard/customer";

export function viewPath(view: RoomView): string {
  return view === "uebersicht" ? ROOM_PATH : `${ROOM_PATH}?ansicht=${view}`;
}

/** Where one booking opens; mails and notices may lead here. */
export function bookingPath(id: string): string {
  return `${ROOM_PATH}/buchungen/${id}`;
}
