import { LANDING_LIMITS } from "#domain/content/landing-page.ts";
import { Button } from "#ui/button/button.tsx";
import { IconButton } from "#ui/icon/icon-button.tsx";
import { EditorField } from "../editor-field.tsx";
import { LANDINGS_TEXTS as TEXTS } from "../texts.ts";
import type { LandingForm } from "./landing-form.ts";

type LandingQuestionsProps = {
  faq: LandingForm["faq"];
  onChange: (faq: LandingForm["faq"]) => void;
};

/** Questions and answers in the order in which the page shows them. */
export function LandingQuestions({ faq, onChange }: LandingQuestionsProps) {
  const put = (at: number, wanted: Partial<LandingForm["faq"][number]>) =>
    onChange(faq.map((one, index) => (index === at ? { ...one, ...wanted } : one)));
  const lift = (at: number) => {
    const moved = [...faq];
    const [entry] = moved.splice(at, 1);
    if (entry) moved.splice(at - 1, 0, entry);
    onChange(moved);
  };
  return (
    <div className="editor-fields">
      {faq.map(({ question, answer }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: both fields may be empty or alike while they are typed
        <div key={at} className="editor-fields">
          <EditorField
            label={`${TEXTS.question} ${at + 1}`}
            value={question}
            onChange={(value) => put(at, { question: value })}
          />
          <EditorField
            label={`${TEXTS.answer} ${at + 1}`}
            value={answer}
            rows={3}
            onChange={(value) => put(at, { answer: value })}
          />
          <div className="flex gap-1">
            <IconButton
              icon="chevron-up"
              label={TEXTS.up(at + 1)}
              disabled={at === 0}
              onClick={() => lift(at)}
            />
            <IconButton
              icon="trash-2"
              label={TEXTS.removeQuestion(at + 1)}
              onClick={() => onChange(faq.filter((_one, index) => index !== at))}
            />
          </div>
        </div>
      ))}
      {faq.length < LANDING_LIMITS.questions && (
        <Button
          variant="line"
          icon="plus"
          onClick={() => onChange([...faq, { question: "", answer: "" }])}
        >
          {TEXTS.addQuestion}
        </Button>
      )}
    </div>
  );
}
