/** From seeing a profile to sending the booking, in the order a customer takes them. */
export const FUNNEL_STEPS = [
  "view_profile",
  "pick_date",
  "open_drawer",
  "step_format",
  "step_talk",
  "step_details",
  "step_contact",
  "step_summary",
  "submit",
] as const;

export type FunnelStep = (typeof FUNNEL_STEPS)[number];
