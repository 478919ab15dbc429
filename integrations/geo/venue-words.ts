import { fold } from "#domain/search/text/fold.ts";

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/).map(fold).filter(Boolean));
}

/** Names of towns that are parts of buildings and venues: read as a town only with a state or a postal code. */
export const BUILDING_WORDS = words(`
  Bank Bau Berg Börse Bruch Brücke Brunn Brunnen Burg Busch Dorf Eck Egg Feld Felde Fels Forst Forum Freiheit
  Garten Grund Haag Hahn Hain Hall Halle Hallen Hart Haus Hausen Heide Heim Hof Hofen Höfe Holz Horn
  Hütte Insel Kirche Kirchen Kreuz Krone Land Lind Linde Linden Markt Mitte Mond Moos Mühle Mühlen Nord Norden
  Ort Ost Palais Park Platz Port Post Rast Residenz Ring Rose Rosen Saal Sand Schloss See Seen Sonne Stadt
  Stein Stern Stift Süd Tal Thal Theater Tor Turm Ufer Villa Wald Walde Wall Wang Weg Weiher Weite Welt West
  Wiese Winkel Zell
`);

/** Towns whose names are everyday words: read as a town where they stand alone or behind a public venue. */
export const EVERYDAY_WORDS = words(`
  Alle Alten Arch Asch Au Aue Auen Bach Bad Baden Bergen Berge Bogen Born Brand Breit Bruck Brück Buch Buchen
  Bühl Damm Dill Eben Eich Eiche Elm Ende Engel Engen Erde Erlen Essen Fell Filet Filz Fisch Ganz
  Glück Groß Gross Grube Gut Haar Hard Hardt Hirsch Hohn Jade Kalt Karl Kehl Kell Kiel Korb Lahn
  Lage Lang Lauf Laufen List Leer Lehen Licht Lohn Lust Lotte Matt Mund Münster Munster Neuss Nagel
  Nahe Ohne Perl Pohl Rain Regen Reich Ried Rohr Rom Rosa Rot Roth Rust Salz Scheer Schlag Schnee 
  Siegen Singen Spalt Spitz Staig Stall Steg Tann Trans Train Wagen Waren Wasser Weide
  Weiden Weil Weiler Wiesen Wil Wort Wirt Zeil Zeit Zug
`);

/** Houses that carry a name of their own, so that a town in it may be far away: Hotel Stadt Hamburg on Sylt. */
const NAMED_HOUSES = words(`
  Abtei Burg Gut Haus Jagdschloss Kloster Rittergut Schloss Stadt Stift Villa Wasserburg Zeche Zum Zur
`);
/** With a name in front of the noun the house has its own already: Maritim Hotel Köln, Bayerischer Hof München. */
const HOUSE_NOUNS = words(`
  Bar Berghotel Brauhaus Café Club Forsthaus Gasthaus Gasthof Gutshof Herrenhaus Hof Hotel Landgasthof Landgut
  Landhaus Landhotel Lokal Pension Restaurant Weingut Wirtshaus
`);

/** Whether the name of a town behind the word at this place may belong to the house. */
export function isNamedHouse(word: string, at: number): boolean {
  if (at === 0 && HOUSE_NOUNS.has(word)) return true;
  return NAMED_HOUSES.has(word) || /.(?:schloss|kloster)$/.test(word);
}

/** Venues that are called after the town they stand in: Messe Essen, Stadthalle Singen, Uni Halle. */
const PUBLIC_VENUES = words(`
  Akademie Arena Bahnhof Börse Bürgerhaus Bürgersaal Campus Casino Centrum Center Convention Eishalle
  Eventcenter FH Festhalle Festspielhaus Flughafen Airport Grugahalle Gymnasium HTW Handelskammer
  Handwerkskammer Hauptbahnhof Hbf Hochschule IHK Innovationszentrum Klinikum Kongress Kongresshalle Kongresshaus
  Kongresszentrum Konzerthaus Kreishaus Kulturhaus Kulturzentrum Kunsthalle Kunsthaus Kurhaus Kursaal Landratsamt
  Messe Messegelände Messehalle Messezentrum Museum Oper Opernhaus Philharmonie Rathaus Schauspielhaus
  Sparkasse Staatstheater Stadion Stadthalle Stadthaus Stadtsaal Stadttheater Stadtwerke TH TU Tagungszentrum
  Technologiepark Technologiezentrum Theater Tonhalle Uni Uniklinik Uniklinikum Universität Universitätsklinikum
  VHS Volkshochschule Wissenschaftspark Zentrum Zoo
`);

export function isPublicVenue(word: string): boolean {
  return (
    PUBLIC_VENUES.has(word) ||
    /.(?:zentrum|center|centrum|philharmonie|museum|arena|stadion|universitat|hochschule)$/.test(
      word,
    )
  );
}

/** „Uni Halle“ names the town even where its name is a building. */
const TOWN_INSTITUTIONS = words(
  "FH Hauptbahnhof Hbf Hochschule IHK Klinikum Stadtwerke TH TU Uni Uniklinik Uniklinikum Universität VHS",
);

export function isTownInstitution(word: string): boolean {
  return TOWN_INSTITUTIONS.has(word);
}

/** Behind these stands a name of a place in nature or of a house, no town. */
export const ARTICLES = words(
  "am an auf dem den der des die das im ins vom von zum zur beim bei nahe nähe unter über ob the at",
);

/** „bei München“ is near it, „in München“ and „zu Köln“ are there. */
export const INSIDE = words("in zu");
export const NEARBY = words("bei nahe nähe vor raum großraum region landkreis kreis umgebung");

/** Beside a town they leave open whether it is meant. */
export const AROUND = words("oder bzw umgebung umland umkreis");

const STREET_END =
  /(?:strasse|str|gasse|weg|platz|allee|ring|ufer|damm|chaussee|promenade|steig|pfad|kai|quai)$/;

export function isStreetWord(word: string): boolean {
  return STREET_END.test(word);
}

/** The noun alone: then the word before it is the street's name. */
export function isBareStreetNoun(word: string): boolean {
  return STREET_END.exec(word)?.index === 0;
}

/** Parts of a building with their number: „Halle 7“, „Saal 2.03“, „Raum B“. Case matters for the letter. */
export const BUILDING_PART =
  /(?<![\p{L}\p{N}-])(?:[Hh]allen?|[Hh]all|[Ss]aal|[Ss]äle|[Rr]aum|[Rr]äume|[Hh]örsaal|[Ee]ingang|[Gg]ebäude|[Hh]aus|[Tt]or|[Ee]tage|[Ee]bene|[Ll]evel|[Tt]rakt|[Bb]lock|[Bb]au|[Ff]oyer|[Gg]ate|[Tt]erminal|[Cc]ampus|[Ss]tand|[Zz]immer)\s+(?:Nr\.?\s*)?(?:\d{1,3}(?:[.,]\d{1,3})?[a-zA-Z]?(?:\s*[-–/+]\s*\d{1,3})?|[A-H](?:\s*[-–/+]\s*[A-H])?)(?![\p{L}\p{N}.])/gu;

/** Words that only one of several towns of the same name can mean. */
export const LANDMARKS: Readonly<Record<string, ReadonlySet<string>>> = {
  "Frankfurt am Main": words(`
    Airport Bahnhofsviertel Bockenheim Bornheim Bundesbank Commerzbank Festhalle Flughafen Gallus Goethe
    Gravenbruch Höchst Messe Messeturm Niederrad Opernplatz Paulskirche Sachsenhausen Westend
  `),
  "Frankfurt (Oder)": words("Viadrina Kleistmuseum"),
  "Freiburg im Breisgau": words("Schwarzwald Wiehre Zähringen"),
  "Halle (Saale)": words("Leopoldina Luther"),
  "Halle (Westf.)": words("OWL"),
};

/** Countries we do not serve and towns in them, with which a postal code means another place than here. */
export const ABROAD = words(`
  Italien Italy Italia Südtirol Frankreich France Niederlande Holland Nederland Netherlands Belgien Belgium
  Luxemburg Luxembourg Dänemark Denmark Polen Poland Polska Tschechien Czechia Ungarn Hungary Slowenien
  Slowakei Kroatien Spanien Spain Portugal Großbritannien England UK Irland Schottland Schweden Norwegen
  Finnland Griechenland Türkei USA Mallorca Bozen Meran Brixen Trento Trient Mailand Milano Rom Roma Venedig
  Florenz Verona Paris Straßburg Strasbourg Colmar Lyon Nizza Brüssel Antwerpen Amsterdam Rotterdam Maastricht
  Kopenhagen Prag Praha Warschau Breslau Krakau Budapest Ljubljana Bratislava Zagreb London Dublin Madrid
  Barcelona Lissabon Stockholm Oslo Helsinki Athen Istanbul Dubai
`);
