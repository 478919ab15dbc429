import "../profile-body.css";
import "../tabs/profile-tabs.css";
import "./portfolio.css";
import { Suspense, useState } from "react";
import { Link } from "react-router";
import { latePart } from "#ui/loading/late-part.ts";
import type { ProfileView } from "../profile-view.ts";
import { TAB_TEXTS as TEXTS } from "../texts.ts";
import type { TestimonialView } from "./portfolio-view.ts";
import { Testimonial } from "./testimonial.tsx";

const ReviewDialog = latePart(async () => ({
  default: (await import("./review-dialog.tsx")).ReviewDialog,
}));

type Reviewed = Pick<ProfileView, "name" | "slug" | "testimonials" | "testimonialCount">;

/** Verified reviews and the speaker's own references, each saying which it is (UWG § 5b Abs. 3). */
export function TestimonialList({ speaker }: { speaker: Reviewed }) {
  const { name, slug, testimonials, testimonialCount } = speaker;
  const [chosen, setChosen] = useState<TestimonialView | null>(null);
  const [isOpen, setOpen] = useState(false);
  if (testimonials.length === 0) return <p className="none">{TEXTS.noReferences}</p>;
  const open = (testimonial: TestimonialView) => {
    setChosen(testimonial);
    setOpen(true);
  };
  return (
    <>
      <p className="quotes-note">
        {TEXTS.origins}{" "}
        <Link className="link" to="/bewertungen">
          {TEXTS.howChecked}
        </Link>
      </p>
      <div className="quotes">
        {testimonials.map((testimonial) => (
          <Testimonial
            key={testimonial.author + testimonial.quote}
            testimonial={testimonial}
            page={{ name, slug }}
            onOpen={() => open(testimonial)}
          />
        ))}
      </div>
      {testimonials.length < testimonialCount && (
        <p className="quotes-note">{TEXTS.newest(testimonials.length, testimonialCount)}</p>
      )}
      {chosen && (
        <Suspense>
          <ReviewDialog
            review={chosen}
            speakerName={name}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
