/**
 * Towns by the area whose public holidays they keep, so that an address names its area without a
 * service. Larger towns only, taken from the embedded gazetteer; in Austria all areas keep the same days.
 */
export const TOWNS_BY_AREA = {
  AT: "Amstetten|Attnang-Puchheim|Baden|Berndorf|Bludenz|Bregenz|Bruck an der Mur|Brunn am Gebirge|Deutsch-Wagram|Deutschlandsberg|Dornbirn|Eisenstadt|Enns|Feldkirch|Finkenstein am Faaker See|Gänserndorf|Gerasdorf bei Wien|Gmunden|Götzis|Graz|Guntramsdorf|Hall in Tirol|Hard|Hohenems|Imst|Innsbruck|Judenburg|Kitzbühel|Klagenfurt am Wörthersee|Klosterneuburg|Knittelfeld|Korneuburg|Krems an der Donau|Kufstein|Laakirchen|Langenzersdorf|Lauterach|Leibnitz|Leoben|Lienz|Linz|Lustenau|Marchtrenk|Maria Enzersdorf|Mödling|Neu-Guntramsdorf|Neunkirchen|Neusiedl am See|Perchtoldsdorf|Purkersdorf|Rankweil|Ried im Innkreis|Rum|Saalfelden am Steinernen Meer|Salzburg|Sankt Johann in Tirol|Sankt Pölten|Sankt Valentin|Sankt Veit an der Glan|Schwaz|Schwechat|Spittal an der Drau|Steyr|Stockerau|Straßgang|Strasshof an der Nordbahn|Telfs|Traun|Tulln|Viktring|Villach|Voitsberg|Weiz|Wels|Wien|Wiener Neudorf|Wiener Neustadt|Wolfurt|Wörgl|Zirl",
  "CH-AG":
    "Aarau|Aarburg|Baden|Bremgarten|Brugg|Gränichen|Lenzburg|Möhlin|Muri|Neuenhof|Oberentfelden|Obersiggenthal|Oftringen|Rheinfelden|Rothrist|Spreitenbach|Suhr|Untersiggenthal|Wettingen|Windisch|Zofingen",
  "CH-AI": "Appenzell",
  "CH-AR": "Herisau",
  "CH-BE":
    "Belp|Bern|Biel/Bienne|Bolligen|Burgdorf|Frutigen|Gstaad|Köniz|Langenthal|Langnau im Emmental|Lyss|Moutier|Münchenbuchsee|Münsingen|Muri b. Bern|Nidau|Saanen|Spiez|Steffisburg|Thun|Worb|Zollikofen",
  "CH-BL":
    "Allschwil|Arlesheim|Binningen|Birsfelden|Frenkendorf|Liestal|Münchenstein|Muttenz|Oberwil|Pratteln|Therwil",
  "CH-BS": "Basel|Riehen",
  "CH-FR": "Bulle|Düdingen|Freiburg im Üechtland|Marly|Villars-sur-Glâne",
  "CH-GE":
    "Bernex|Carouge|Chêne-Bougeries|Chêne-Bourg|Geneva|Genève|Genf|Le Grand-Saconnex|Meyrin|Onex|Plan-les-Ouates|Thônex|Vernier|Versoix|Veyrier",
  "CH-GL": "Glarus",
  "CH-GR": "Chur|Davos|Domat/Ems|Igis",
  "CH-JU": "Delsberg|Porrentruy",
  "CH-LU": "Ebikon|Emmen|Hochdorf|Horw|Kriens|Littau|Luzern|Malters|Meggen|Ruswil|Sursee",
  "CH-NE": "La Chaux-de-Fonds|Le Locle|Neuenburg",
  "CH-NW": "Stans",
  "CH-OW": "Sarnen",
  "CH-SG":
    "Altenrhein|Altstätten|Flawil|Goldach|Grabs|Jona|Oberriet|Rorschach|St. Gallen|Thal|Uzwil|Wattwil|Wittenbach",
  "CH-SH": "Neuhausen am Rheinfall|Schaffhausen",
  "CH-SO": "Biberist|Derendingen|Dornach|Grenchen|Olten|Solothurn|Trimbach|Zuchwil",
  "CH-SZ":
    "Arth|Einsiedeln|Freienbach|Ingenbohl|Küssnacht am Rigi|Lachen|Schübelbach|Schwyz|Siebnen|Wollerau",
  "CH-TG": "Aadorf|Amriswil|Arbon|Frauenfeld|Kreuzlingen|Romanshorn|Sirnach|Weinfelden",
  "CH-TI":
    "Bellinzona|Chiasso|Giubiasco|Locarno|Losone|Lugano|Mendrisio|Minusio|Pregassona|Viganello",
  "CH-UR": "Altdorf",
  "CH-VD":
    "Aigle|Bussigny-près-Lausanne|Crissier|Epalinges|Gland|La Tour-de-Peilz|Lausanne|Lutry|Montreux|Morges|Nyon|Payerne|Prilly|Pully|Renens|Vevey|Yverdon-les-Bains",
  "CH-VS": "Bagnes|Conthey|Martigny|Monthey|Naters|Sierre|Sitten|Visp|Zermatt",
  "CH-ZG": "Baar|Cham|Hünenberg|Rotkreuz|Steinhausen|Unterägeri|Zug",
  "CH-ZH":
    "Adliswil|Affoltern am Albis|Bassersdorf|Bülach|Dietikon|Dübendorf|Embrach|Hegnau|Horgen|Kloten|Küsnacht|Langnau am Albis|Männedorf|Mattenbach (Kreis 7)|Regensdorf|Richterswil|Schlieren|Seen (Kreis 3)|Stadt Winterthur (Kreis 1)|Thalwil|Urdorf|Uster|Wädenswil|Wallisellen|Winterthur|Wülflingen (Kreis 6)|Zürich",
  "DE-BB":
    "Bernau|Brandenburg an der Havel|Cottbus|Eberswalde|Eisenhüttenstadt|Falkensee|Forst (Lausitz)|Frankfurt (Oder)|Fürstenwalde/Spree|Guben|Hennigsdorf|Hohen Neuendorf|Königs Wusterhausen|Luckenwalde|Ludwigsfelde|Neuruppin|Oranienburg|Potsdam|Prenzlau|Rathenow|Schwedt/Oder|Senftenberg|Strausberg|Werder (Havel)|Wittenberge",
  "DE-BE": "Berlin",
  "DE-BW":
    "Aalen|Achern|Albstadt|Backnang|Bad Mergentheim|Bad Rappenau|Baden-Baden|Balingen|Biberach an der Riß|Bietigheim-Bissingen|Böblingen|Bretten|Bruchsal|Bühl|Calw|Crailsheim|Ditzingen|Donaueschingen|Ehingen (Donau)|Eislingen/Fils|Ellwangen (Jagst)|Emmendingen|Eppingen|Esslingen am Neckar|Ettlingen|Fellbach|Filderstadt|Freiburg im Breisgau|Freudenstadt|Friedrichshafen|Gaggenau|Geislingen an der Steige|Giengen an der Brenz|Göppingen|Heidelberg|Heidenheim an der Brenz|Heilbronn|Herrenberg|Hockenheim|Horb am Neckar|Karlsruhe|Kehl|Kirchheim unter Teck|Konstanz|Kornwestheim|Lahr/Schwarzwald|Leimen|Leinfelden-Echterdingen|Leutkirch im Allgäu|Lörrach|Ludwigsburg|Mannheim|Metzingen|Mosbach|Mössingen|Mühlacker|Nagold|Neckarsulm|Nürtingen|Oberkirch|Offenburg|Öhringen|Ostfildern|Pforzheim|Radolfzell am Bodensee|Rastatt|Ravensburg|Reutlingen|Rheinfelden (Baden)|Rheinstetten|Rottenburg am Neckar|Rottweil|Schwäbisch Gmünd|Schwäbisch Hall|Schwetzingen|Sindelfingen|Singen (Hohentwiel)|Sinsheim|Stuttgart|Tübingen|Tuttlingen|Überlingen|Ulm|Vaihingen an der Enz|Villingen-Schwenningen|Waghäusel|Waiblingen|Waldkirch|Waldshut-Tiengen|Wangen im Allgäu|Weil am Rhein|Weingarten|Weinheim|Weinstadt-Endersbach|Wertheim|Wiesloch|Winnenden",
  "DE-BY":
    "Aichach|Amberg|Ansbach|Aschaffenburg|Augsburg|Bad Kissingen|Bamberg|Bayreuth|Coburg|Dachau|Deggendorf|Erding|Erlangen|Freising|Friedberg|Fürstenfeldbruck|Fürth|Garmisch-Partenkirchen|Geretsried|Germering|Gersthofen|Herzogenaurach|Ingolstadt|Kaufbeuren|Kempten (Allgäu)|Kitzingen|Königsbrunn|Kulmbach|Landsberg am Lech|Landshut|Lauf an der Pegnitz|Lindau (Bodensee)|Memmingen|München|Munich|Neu-Ulm|Neuburg an der Donau|Neumarkt in der Oberpfalz|Nuremberg|Nürnberg|Olching|Passau|Pfaffenhofen an der Ilm|Regensburg|Schwabach|Schwandorf|Schweinfurt|Sonthofen|Starnberg|Straubing|Sulzbach-Rosenberg|Traunreut|Unterhaching|Unterschleißheim|Vaterstetten|Waldkraiburg|Weiden in der Oberpfalz|Weilheim in Oberbayern|Würzburg|Zirndorf",
  "DE-HB": "Bremen|Bremerhaven",
  "DE-HE":
    "Bad Hersfeld|Bad Homburg vor der Höhe|Bad Nauheim|Bad Soden|Bad Vilbel|Baunatal|Bensheim|Bruchköbel|Büdingen|Butzbach|Darmstadt|Dietzenbach|Dillenburg|Dreieich|Eschborn|Eschwege|Flörsheim|Frankfurt am Main|Friedberg (Hessen)|Friedrichsdorf|Fulda|Gelnhausen|Gießen|Griesheim|Groß-Gerau|Groß-Umstadt|Haiger|Hanau|Hattersheim|Heppenheim|Hofheim am Taunus|Idstein|Karben|Kassel|Kelkheim|Korbach|Lampertheim|Limburg a. d. Lahn|Maintal|Marburg|Mörfelden-Walldorf|Mühlheim am Main|Neu-Isenburg|Nidderau|Obertshausen|Oberursel|Offenbach am Main|Pfungstadt|Riedstadt|Rodgau|Rüsselsheim am Main|Stadtallendorf|Taunusstein|Viernheim|Weiterstadt|Wetzlar|Wiesbaden",
  "DE-HH": "Hamburg",
  "DE-MV": "Greifswald|Güstrow|Neubrandenburg|Neustrelitz|Rostock|Stralsund|Waren (Müritz)|Wismar",
  "DE-NI":
    "Achim|Aurich|Bad Harzburg|Bad Pyrmont|Bad Zwischenahn|Bramsche|Braunschweig|Brunswick|Buchholz in der Nordheide|Bückeburg|Burgdorf|Buxtehude|Celle|Cloppenburg|Cuxhaven|Delmenhorst|Duderstadt|Edewecht|Einbeck|Emden|Friesoythe|Ganderkesee|Garbsen|Georgsmarienhütte|Gifhorn|Goslar|Göttingen|Hameln|Hann. Münden|Hannover|Hanover|Haren (Ems)|Helmstedt|Hessisch Oldendorf|Hildesheim|Holzminden|Isernhagen Farster Bauerschaft|Laatzen|Langenhagen|Leer|Lehrte|Lingen (Ems)|Lüneburg|Melle|Meppen|Neu Wulmstorf|Neustadt am Rübenberge|Nienburg/Weser|Norden|Nordenham|Nordhorn|Northeim|Oldenburg|Osnabrück|Osterholz-Scharmbeck|Papenburg|Peine|Rastede|Rinteln|Ronnenberg|Rotenburg|Salzgitter|Schortens|Schwanewede|Seelze|Seesen|Seevetal|Sehnde|Soltau|Springe|Stade|Stadthagen|Stuhr|Syke|Uelzen|Varel|Vechta|Verden (Aller)|Wallenhorst|Walsrode|Westerstede|Wilhelmshaven|Winsen (Luhe)|Wittmund|Wolfenbüttel|Wolfsburg|Wunstorf",
  "DE-NW":
    "Aachen|Ahaus|Ahlen|Alfter|Altena|Arnsberg|Attendorn|Bad Berleburg|Bad Honnef|Bad Oeynhausen|Bad Salzuflen|Baesweiler|Beckum|Bedburg|Bergisch Gladbach|Bergkamen|Bergneustadt|Bielefeld|Bocholt|Bochum|Bonn|Bottrop|Brilon|Bünde|Büren|Castrop-Rauxel|Coesfeld|Cologne|Datteln|Delbrück|Detmold|Dinslaken|Dormagen|Dorsten|Dortmund|Duisburg|Dülmen|Düren|Düsseldorf|Emmerich am Rhein|Emsdetten|Engelskirchen|Ennepetal|Ennigerloh|Erftstadt|Erkelenz|Erkrath|Eschweiler|Espelkamp|Essen|Euskirchen|Frechen|Fröndenberg/Ruhr|Geilenkirchen|Geldern|Gelsenkirchen|Geseke|Gevelsberg|Gladbeck|Goch|Grevenbroich|Gummersbach|Gütersloh|Haan|Hagen|Halle (Westf.)|Haltern am See|Hamm|Hamminkeln|Harsewinkel|Hattingen|Heiligenhaus|Heinsberg|Hemer|Hennef (Sieg)|Herdecke|Herford|Herne|Herten|Herzogenrath|Hiddenhausen|Hilden|Höxter|Hückelhoven|Hürth|Ibbenbüren|Iserlohn|Jüchen|Jülich|Kaarst|Kamen|Kamp-Lintfort|Kempen|Kerpen|Kerpen (Eifel)|Kevelaer|Köln|Königswinter|Korschenbroich|Krefeld|Kreuztal|Kürten|Langenfeld (Rheinland)|Leichlingen|Lemgo|Lennestadt|Leverkusen|Lindlar|Lippstadt|Lohmar|Löhne|Lübbecke|Lüdenscheid|Lüdinghausen|Lünen|Marsberg|Mechernich|Meerbusch|Meinerzhagen|Menden|Meschede|Mettmann|Moers|Mönchengladbach|Monheim am Rhein|Mülheim an der Ruhr|Münster|Netphen|Nettetal|Neuss|Niederkassel|Nottuln|Oberhausen|Oelde|Oer-Erkenschwick|Olpe|Opladen|Overath|Paderborn|Petershagen|Plettenberg|Porta Westfalica|Pulheim|Radevormwald|Ratingen|Recklinghausen|Rees|Remscheid|Rheda-Wiedenbrück|Rheinbach|Rheinberg|Rheine|Rietberg|Rösrath|Salzkotten|Sankt Augustin|Schmallenberg|Schwelm|Schwerte|Selm|Siegburg|Siegen|Soest|Solingen|Sprockhövel|Stadtlohn|Steinfurt|Sundern|Tönisvorst|Troisdorf|Übach-Palenberg|Unna|Velbert|Verl|Versmold|Viersen|Vlotho|Voerde (Niederrhein)|Vreden|Wachtberg|Waltrop|Warburg|Warendorf|Warstein|Wegberg|Werdohl|Werl|Wermelskirchen|Werne|Wesel|Wesseling|Wetter (Ruhr)|Wiehl|Willich|Wilnsdorf|Wipperfürth|Witten|Wülfrath|Wuppertal|Würselen|Xanten|Zülpich",
  "DE-RP":
    "Andernach|Bad Kreuznach|Bad Neuenahr-Ahrweiler|Bingen am Rhein|Frankenthal (Pfalz)|Germersheim|Haßloch|Idar-Oberstein|Ingelheim am Rhein|Kaiserslautern|Koblenz|Landau in der Pfalz|Ludwigshafen am Rhein|Mainz|Neustadt an der Weinstraße|Neuwied|Pirmasens|Speyer|Trier|Worms|Zweibrücken",
  "DE-SH":
    "Ahrensburg|Bad Oldesloe|Eckernförde|Elmshorn|Flensburg|Geesthacht|Heide|Itzehoe|Kiel|Lübeck|Neumünster|Norderstedt|Pinneberg|Quickborn|Reinbek|Rendsburg|Schleswig|Wedel",
  "DE-SL":
    "Blieskastel|Dillingen/Saar|Heusweiler|Homburg|Lebach|Merzig|Neunkirchen am Potzberg|Püttlingen|Saarbrücken|Saarlouis|Sankt Ingbert|Sankt Wendel|Völklingen",
  "DE-SN":
    "Annaberg-Buchholz|Auerbach/Vogtland|Bautzen|Chemnitz|Coswig|Crimmitschau|Delitzsch|Döbeln|Dresden|Freiberg|Freital|Glauchau|Görlitz|Hoyerswerda|Leipzig|Limbach-Oberfrohna|Markkleeberg|Meißen|Pirna|Plauen|Radebeul|Riesa|Weißwasser/O.L.|Werdau|Zittau|Zwickau",
  "DE-ST":
    "Aschersleben|Bernburg|Dessau-Roßlau|Halberstadt|Haldensleben|Halle (Saale)|Halle Neustadt|Köthen (Anhalt)|Lutherstadt Eisleben|Magdeburg|Merseburg|Naumburg (Saale)|Quedlinburg|Salzwedel|Sangerhausen|Schönebeck (Elbe)|Staßfurt|Stendal|Weißenfels|Wernigerode|Wittenberg|Wolfen|Zeitz",
  "DE-TH":
    "Altenburg|Apolda|Arnstadt|Erfurt|Gera|Gotha|Greiz|Ilmenau|Jena|Meiningen|Nordhausen|Rudolstadt|Saalfeld/Saale|Sömmerda|Sondershausen|Sonneberg|Suhl|Weimar",
} as const;
