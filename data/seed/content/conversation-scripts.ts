import type { ConversationScript } from "./conversation-script.ts";

/** Unread lines stand at the end and come from one side: opening a conversation reads all of them. */
export const conversationScripts: readonly ConversationScript[] = [
  {
    speaker: "miriam-falkenau",
    customer: "kunde@demo.example",
    subject: "Persönliche Beratung",
    messages: [
      {
        from: "customer",
        daysAgo: 20,
        time: "09:05",
        is_read: true,
        message:
          "Guten Tag Frau Dr. Falkenau, wir planen einen Führungstag mit 85 Gästen aus zwei Standorten. Passt „Mut ist Teamarbeit“ für eine Gruppe, die sich noch kaum kennt?",
      },
      {
        from: "speaker",
        daysAgo: 20,
        time: "11:40",
        is_read: true,
        message:
          "Guten Tag Frau Petersen, ja, gerade dann. Ich würde die erste Übung etwas einfacher wählen. Mögen Sie mir kurz beschreiben, was die beiden Standorte trennt?",
      },
      {
        from: "customer",
        daysAgo: 19,
        time: "08:20",
        is_read: true,
        message:
          "Der eine arbeitet im Schichtbetrieb, der andere nicht. Es gibt Missverständnisse bei Übergaben. Laut gestritten wird nie.",
      },
      {
        from: "speaker",
        daysAgo: 19,
        time: "10:02",
        is_read: true,
        message:
          "Das ist ein guter Ausgangspunkt. Ich spreche vorab gern mit drei Personen, darunter eine aus der Disposition.",
      },
      {
        from: "customer",
        daysAgo: 16,
        time: "09:30",
        is_read: true,
        message:
          "Herr Boysen hat zugesagt, die beiden anderen Namen folgen. Die Buchung habe ich soeben abgeschickt.",
      },
      {
        from: "speaker",
        daysAgo: 16,
        time: "12:15",
        is_read: true,
        message: "Vielen Dank, die Bestätigung ist da. Ich rufe Herrn Boysen nächste Woche an.",
      },
      {
        from: "customer",
        daysAgo: 4,
        time: "07:50",
        is_read: true,
        message:
          "Noch eine Frage: Für die Schichtleitungen hätten wir gern den halben Tag „Widerspruch üben“. Ich habe dazu eine Anfrage gesendet.",
      },
      {
        from: "speaker",
        daysAgo: 3,
        time: "09:10",
        is_read: true,
        message:
          "Die Anfrage habe ich gesehen und den Tag für Sie vorgemerkt. Das Angebot finden Sie in Ihrem Bereich.",
      },
      {
        from: "speaker",
        daysAgo: 1,
        time: "10:25",
        is_read: false,
        message:
          "Das Gespräch mit Herrn Boysen war sehr hilfreich. Er hat einen Fall vorgeschlagen, den wir im Vortrag aufnehmen können. Sind Sie damit einverstanden?",
      },
    ],
  },
  {
    speaker: "leyla-moradi",
    customer: "kunde@demo.example",
    subject: "Vortrag in der Sicherheitswoche",
    messages: [
      {
        from: "customer",
        daysAgo: 10,
        time: "13:05",
        is_read: true,
        message:
          "Guten Tag Frau Moradi, können Sie vor dem Vortrag einen angekündigten Besuch an unserem Empfang machen?",
      },
      {
        from: "speaker",
        daysAgo: 10,
        time: "15:30",
        is_read: true,
        message:
          "Gern, wenn die Geschäftsleitung schriftlich zustimmt. Den genauen Tag sage ich vorher niemandem.",
      },
      {
        from: "customer",
        daysAgo: 9,
        time: "08:15",
        is_read: true,
        message:
          "Die Zustimmung liegt vor, ich habe sie Ihnen zugeschickt. Gebucht ist der Termin auch.",
      },
      {
        from: "speaker",
        daysAgo: 2,
        time: "16:45",
        is_read: false,
        message:
          "Danke, beides ist angekommen. Welche Schuhe trägt man bei Ihnen im Lager? Ich möchte nicht sofort auffallen.",
      },
    ],
  },
  {
    speaker: "tobias-reinfeld",
    customer: "kunde@demo.example",
    subject: "Persönliche Beratung",
    messages: [
      {
        from: "customer",
        daysAgo: 14,
        time: "10:10",
        is_read: true,
        message:
          "Guten Tag Herr Reinfeld, für unser Vertriebstreffen suchen wir einen Vortrag über den ersten Satz beim Kunden.",
      },
      {
        from: "speaker",
        daysAgo: 13,
        time: "09:00",
        is_read: true,
        message:
          "Guten Tag Frau Petersen, das Thema passt. An Ihrem Tag bin ich leider gebunden. Zwei Wochen später ginge es.",
      },
      {
        from: "customer",
        daysAgo: 13,
        time: "11:20",
        is_read: true,
        message:
          "Schade, unser Treffen lässt sich nicht verschieben. Ich melde mich im Frühjahr wieder.",
      },
    ],
  },
  {
    speaker: "miriam-falkenau",
    customer: "oliver.brandhorst@demo.example",
    subject: "Klausur der Werkleitungen",
    messages: [
      {
        from: "customer",
        daysAgo: 30,
        time: "08:40",
        is_read: true,
        message:
          "Guten Morgen, wir sitzen zu zweiundzwanzigst in einem hellen Raum ohne Leinwand. Geht das?",
      },
      {
        from: "speaker",
        daysAgo: 30,
        time: "09:55",
        is_read: true,
        message: "Sehr gut sogar. Ich brauche nur Stühle ohne Tische und eine Wand für Papier.",
      },
      {
        from: "customer",
        daysAgo: 29,
        time: "14:20",
        is_read: true,
        message: "Die Stühle stehen im Kreis. Papier hängen wir auf.",
      },
      {
        from: "customer",
        daysAgo: 1,
        time: "17:35",
        is_read: false,
        message:
          "Kurz vor dem Termin: Einer der Werkleiter fällt aus, dafür kommt seine Stellvertreterin. Sie ist erst drei Wochen im Haus.",
      },
      {
        from: "customer",
        daysAgo: 1,
        time: "17:41",
        is_read: false,
        message: "Wäre es gut, wenn Sie vorher mit ihr sprechen?",
      },
    ],
  },
  {
    speaker: "miriam-falkenau",
    customer: "theresa.almstaetter@demo.example",
    subject: "Persönliche Beratung",
    messages: [
      {
        from: "customer",
        daysAgo: 3,
        time: "12:10",
        is_read: true,
        message:
          "Sehr geehrte Frau Dr. Falkenau, eignet sich „Die Besprechung danach“ für Stationsleitungen? Viele kommen direkt aus der Frühschicht.",
      },
      {
        from: "speaker",
        daysAgo: 3,
        time: "18:05",
        is_read: true,
        message:
          "Ja, der Vortrag stammt zum Teil aus Beobachtungen in Kliniken. Nach einer Frühschicht beginne ich lieber mit einer Übung im Stehen.",
      },
      {
        from: "customer",
        daysAgo: 2,
        time: "06:55",
        is_read: true,
        message: "Das klingt gut. Ich habe eine Anfrage für 14 Uhr gesendet.",
      },
      {
        from: "customer",
        daysAgo: 1,
        time: "07:20",
        is_read: false,
        message:
          "Eine Ergänzung: Wir haben einen Raum mit Terrasse. Wäre die Übung auch draußen möglich?",
      },
    ],
  },
  {
    speaker: "farid-al-hamdan",
    customer: "guelcan.aydogan@demo.example",
    subject: "Abend der Auszubildenden",
    messages: [
      {
        from: "customer",
        daysAgo: 4,
        time: "10:30",
        is_read: true,
        message:
          "Guten Tag Herr Al-Hamdan, unsere Auszubildenden wünschen sich einen Abend mit Ihnen. Unsere Kantine hat eine große Küche.",
      },
      {
        from: "speaker",
        daysAgo: 4,
        time: "14:00",
        is_read: true,
        message: "Das freut mich. Wie viele sind es, und gibt es einen Pass?",
      },
      {
        from: "customer",
        daysAgo: 3,
        time: "09:15",
        is_read: true,
        message:
          "Siebzig, und ja, es gibt eine Ausgabe mit Wärmelampen. Die Anfrage ist unterwegs.",
      },
      {
        from: "speaker",
        daysAgo: 3,
        time: "21:10",
        is_read: true,
        message:
          "Dann kochen zwölf von ihnen mit. Ich schicke Ihnen eine Liste mit Zutaten, nichts davon ist schwierig.",
      },
      {
        from: "customer",
        daysAgo: 2,
        time: "08:45",
        is_read: true,
        message: "Großartig. Zwei sind Vegetarierinnen, eine verträgt keine Nüsse.",
      },
      {
        from: "speaker",
        daysAgo: 1,
        time: "20:30",
        is_read: false,
        message:
          "Notiert. Wir machen Linsen und Fladenbrot. Ich bestätige den Termin, sobald mein Küchenchef zugesagt hat.",
      },
    ],
  },
];
