import { lazy, Suspense, useState } from "react";
import { Testimonial } from "./testimonial.tsx";
import { TAB_TEXTS as TEXTS } from "./texts.ts";
import type { TestimonialView } from "./work-view.ts";

const ReviewDialog = lazy(async () => ({
  default: (await import("./review-dialog.tsx")).ReviewDialog,
}));

export function TestimonialList({ testimonials }: { testimonials: readonly TestimonialView[] }) {
  const [chosen, setChosen] = useState<TestimonialView | null>(null);
  const [isOpen, setOpen] = useState(false);
  if (testimonials.length === 0) return <p className="none">{TEXTS.noReferences}</p>;
  const open = (testimonial: TestimonialView) => {
    setChosen(testimonial);
    setOpen(true);
  };
  return (
    <>
      <div className="quotes">
        {testimonials.map((testimonial) => (
          <Testimonial
            key={testimonial.author + testimonial.quote}
            testimonial={testimonial}
            onOpen={() => open(testimonial)}
          />
        ))}
      </div>
      {chosen && (
        <Suspense>
          <ReviewDialog review={chosen} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
