/** What an inquiry says while the venue is not decided (C-102). */
export const OPEN_PLACE = "Ort noch offen";

const OPEN =
  /^\W*(?:(?:(?:der )?(?:veranstaltungs)?ort|location|venue)\W+)?(?:ist |steht |wird )?(?:noch )?(?:offen|unklar|unbekannt|nicht (?:fest|bekannt|klar|entschieden)|bekannt ?gegeben|tba|tbd|n\.? ?n\.?)\W*$/i;

export function isOpenPlace(location: string): boolean {
  return OPEN.test(location);
}
