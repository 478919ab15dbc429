/** The address names the view, so that each can be linked. */
export const DASHBOARD_VIEWS = [
  "uebersicht",
  "buchungen",
  "rechnungen",
  "vertraege",
  "rechnungsdaten",
] as const;
export type DashboardView = (typeof DASHBOARD_VIEWS)[number];

export function readView(params: URLSearchParams): DashboardView {
  return DASHBOARD_VIEWS.find((view) => view === params.get("ansicht")) ?? "uebersicht";
}

export const DASHBOARD_PATH = "/dashboard/customer";

export function viewPath(view: DashboardView): string {
  return view === "uebersicht" ? DASHBOARD_PATH : `${DASHBOARD_PATH}?ansicht=${view}`;
}

/** Where one booking opens; mails and notices may lead here. */
export function bookingPath(id: string): string {
  return `${DASHBOARD_PATH}/buchungen/${id}`;
}
