const ONLY_ONLINE =
  /^[\p{P}\s]*(online|virtuell(e|es)?)[\s-]*(event|veranstaltung|konferenz|meeting)?[\p{P}\s]*$/iu;

/** Where an event takes place: what the organiser wrote is kept, be it a hall or the link to a room. */
export function placeText(location: string, isVirtual: boolean, online: string): string {
  if (!isVirtual) return location;
  return ONLY_ONLINE.test(location) ? online : `${online}: ${location}`;
}
