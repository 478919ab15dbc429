import { foldedWords } from "./fold.ts";

/** Words that carry no meaning by themselves: a misspelt word never meant one of them. */
const FUNCTION_WORDS = `
  aber alle allem allen aller alles als also am an andere anderen auch auf aus bei beim bin bis bist
  da dabei damit danach dann das dass dein deine dem den denn der des dessen die dies diese diesem
  diesen dieser dieses doch dort du durch ein eine einem einen einer eines er es etwas euch euer für
  gegen habe haben hat hatte hatten hier hinter ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im immer
  in ins ist ja jede jedem jeden jeder jedes jemand jetzt kann kein keine keinem keinen keiner können
  leider man manche manchmal mehr mein meine mit nach neben nein noch nun nur ob ohne schon sehr sein
  seine seinem seinen seiner seit selbst sich sie sind so sonst über um uns unser unsere unter viel
  viele vom von vor war waren was weder weil wenn wer werden weshalb wie wieder wir wird wo worden
  wurde wurden zu zum zur zwischen
  a about and are as at by for from how in is of on or our that the their they this to we what with you your
`;

/** What every search here is about anyway. */
const WORDS_FOR_SPEAKERS = `
  Speaker Speakerin Redner Rednerin Referent Referentin Keynote Keynotespeaker Vortrag Vorträge
  Vortragsredner Thema Themen
`;

const functionWords = new Set(foldedWords(FUNCTION_WORDS));
const fillers = new Set([...functionWords, ...foldedWords(WORDS_FOR_SPEAKERS)]);

export function isFunctionWord(word: string): boolean {
  return functionWords.has(word);
}

/** Whether a typed word may be left out when others say what is looked for: „Vortrag über KI“. */
export function isFiller(word: string): boolean {
  return fillers.has(word);
}
