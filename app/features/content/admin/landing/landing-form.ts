import { DEFAULT_LIST_RULE } from "#domain/content/landing-page.ts";
import { CATEGORIES } from "#domain/speaker/categories/categories.ts";
import type { Landing, LandingDraft } from "../content-queries.ts";
import type { PickedSpeaker } from "../speaker-picker.tsx";
import { LANDING_TEMPLATE } from "../texts.ts";

export type LandingForm = Omit<
  LandingDraft,
  "version" | "pinned_speaker_ids" | "city" | "seo_title" | "seo_description"
> & {
  readonly city: string;
  readonly seo_title: string;
  readonly seo_description: string;
  readonly pinned: readonly PickedSpeaker[];
};

const EMPTY: LandingForm = {
  category: "leadership",
  city: "",
  slug: "",
  status: "draft",
  headline: "",
  intro: "",
  body: "",
  faq: [],
  list_rule: DEFAULT_LIST_RULE,
  seo_title: "",
  seo_description: "",
  is_indexed: true,
  pinned: [],
};

export function toForm(page: Landing | null): LandingForm {
  if (!page) return EMPTY;
  return {
    category: page.category as LandingForm["category"],
    city: page.city ?? "",
    slug: page.slug,
    status: page.status,
    headline: page.headline,
    intro: page.intro,
    body: page.body,
    faq: page.faq,
    list_rule: page.list_rule,
    seo_title: page.seo_title ?? "",
    seo_description: page.seo_description ?? "",
    is_indexed: page.is_indexed,
    pinned: page.pinned,
  };
}

export function toDraft(form: LandingForm, version: string | null): LandingDraft {
  const { pinned, ...rest } = form;
  return { ...rest, version, pinned_speaker_ids: pinned.map(({ id }) => id) };
}

/** The words a new page starts with; what was written already stays. */
export function fromTemplate(form: LandingForm): LandingForm {
  const label = CATEGORIES.find(({ name }) => name === form.category)?.label ?? "";
  const city = form.city.trim();
  return {
    ...form,
    headline: form.headline || LANDING_TEMPLATE.headline(label, city),
    intro: form.intro || LANDING_TEMPLATE.intro(label, city),
    faq: form.faq.length > 0 ? form.faq : LANDING_TEMPLATE.faq(label),
  };
}
