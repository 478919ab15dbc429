const ONLINE = "Online-Event";
const ONLY_ONLINE =
  /^[\p{P}\s]*(online|virtuell(e|es)?)[\s-]*(event|veranstaltung|konferenz|meeting)?[\p{P}\s]*$/iu;

/**
 * Where an event takes place, in the same words on every screen and paper: what the organiser wrote is
 * kept, be it a hall or the link to a room.
 */
export function placeText(location: string): string {
  if (!isVirtualLocation(location)) return location;
  return ONLY_ONLINE.test(location) ? ONLINE : `${ONLINE}: ${location}`;
}

/** C-07: the venue itself says that no travel is needed. */
export function isVirtualLocation(location: string): boolean {
  return /online|virtuell/i.test(location);
}
