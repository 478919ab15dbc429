/** Larger towns of Germany, Austria, Switzerland and Liechtenstein: enough to guess misspelt ones. */
export const CITIES: readonly string[] =
  `Berlin;Hamburg;München;Köln;Frankfurt am Main;Frankfurt;Stuttgart;Düsseldorf;Leipzig;Dortmund;Essen;Bremen;Dresden;Hannover;Nürnberg;Duisburg;Bochum;Wuppertal;Bielefeld;Bonn;Münster;Mannheim;Karlsruhe;Augsburg;Wiesbaden;Mönchengladbach;Gelsenkirchen;Aachen;Braunschweig;Chemnitz;Kiel;Halle;Magdeburg;Freiburg;Krefeld;Mainz;Lübeck;Erfurt;Oberhausen;Rostock;Kassel;Hagen;Potsdam;Saarbrücken;Hamm;Ludwigshafen;Oldenburg;Mülheim;Osnabrück;Leverkusen;Darmstadt;Heidelberg;Solingen;Herne;Regensburg;Neuss;Paderborn;Ingolstadt;Offenbach;Fürth;Würzburg;Ulm;Heilbronn;Pforzheim;Wolfsburg;Göttingen;Bottrop;Reutlingen;Koblenz;Bremerhaven;Recklinghausen;Erlangen;Bergisch Gladbach;Remscheid;Jena;Trier;Salzgitter;Moers;Siegen;Hildesheim;Gütersloh;Kaiserslautern;Schwerin;Cottbus;Hanau;Esslingen;Ludwigsburg;Gießen;Tübingen;Flensburg;Konstanz;Worms;Marburg;Lüneburg;Bayreuth;Bamberg;Passau;Rosenheim;Landshut;Kempten;Friedrichshafen;Fulda;Weimar;Gera;Zwickau;Görlitz;Stralsund;Greifswald;Wetzlar;Coburg;Schweinfurt;Baden-Baden;Ravensburg;Villingen-Schwenningen;Offenburg;Celle;Emden;Wilhelmshaven;Bad Homburg;Tegernsee;Garmisch-Partenkirchen;Wien;Graz;Linz;Salzburg;Innsbruck;Klagenfurt;Villach;Wels;St. Pölten;Dornbirn;Bregenz;Eisenstadt;Kitzbühel;Zürich;Genf;Basel;Bern;Lausanne;Winterthur;Luzern;St. Gallen;Lugano;Biel;Thun;Chur;Schaffhausen;Davos;Zug;Vaduz`.split(
    ";",
  );

/** Words of everyday life as well: they count behind „in“ or when they are written alone. */
export const AMBIGUOUS: ReadonlySet<string> = new Set([
  "essen",
  "halle",
  "hagen",
  "hamm",
  "worms",
  "wels",
  "zug",
  "biel",
  "celle",
  "gera",
  "siegen",
  "trier",
  "moers",
  "kiel",
  "bern",
]);
