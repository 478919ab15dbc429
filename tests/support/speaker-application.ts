/** An application without a fault. */
export const APPLICATION = {
  name: "Ada Beispiel",
  job_title: "Physikerin",
  city: "Jena",
  categories: ["technology"],
  topics: "Licht",
  languages: ["Deutsch"],
  short_bio: "Ich erkläre seit zwölf Jahren, wie Messfehler ganze Branchen in die Irre führen.",
  fee_idea: 4500,
  website: "",
  video: "",
  terms_accepted: true,
};
