import "./shortlist.css";
import { type FormEvent, useState } from "react";
import { useRevalidator } from "react-router";
import { FAILED_TEXTS } from "#parts/failed-texts.ts";
import { SpeakerCard } from "#parts/speaker-card/speaker-card.tsx";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { Select } from "#ui/form/select.tsx";
import { TextareaField, TextField } from "#ui/form/text-field.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { CommentList } from "./comment-list.tsx";
import { comment, type SharedList, vote } from "./shared-api.ts";
import { SHORTLIST_TEXTS, SHARED_TEXTS as TEXTS } from "./texts.ts";

type SharedScreenProps = { token: string; list: SharedList | null };

/** What colleagues see: speakers, votes and comments, and no account. */
export function SharedScreen({ token, list }: SharedScreenProps) {
  const [name, setName] = useState("");
  const write = useWrite(name);
  if (!list) {
    return (
      <div className="wrap shortlist">
        <EmptyState
          headingLevel={1}
          title={TEXTS.gone}
          action={<ButtonLink to="/">{SHORTLIST_TEXTS.find}</ButtonLink>}
        />
      </div>
    );
  }
  return (
    <div className="wrap shortlist">
      <div className="grid gap-2">
        <h1 className="h1">{list.title}</h1>
        <p className="lead">{TEXTS.lead}</p>
      </div>
      <TextField
        label={TEXTS.name}
        hint={TEXTS.nameHint}
        autoComplete="name"
        maxLength={100}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <ul className="card-grid">
        {list.items.map(({ card, up, down }) => (
          <li key={card.slug} className="shortlist-item">
            <SpeakerCard speaker={card} headingLevel={2} />
            <p className="shortlist-votes">{SHORTLIST_TEXTS.votes(up, down)}</p>
            <div className="shortlist-tools">
              <Button
                variant="line"
                aria-label={TEXTS.yes(card.name)}
                onClick={() => write(() => vote(token, name, card.slug, 1), TEXTS.voted)}
              >
                {TEXTS.yesShort}
              </Button>
              <Button
                variant="line"
                aria-label={TEXTS.no(card.name)}
                onClick={() => write(() => vote(token, name, card.slug, -1), TEXTS.voted)}
              >
                {TEXTS.noShort}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <CommentList list={list} />
      <CommentForm
        list={list}
        onSend={(slug, text) => write(() => comment(token, name, slug, text), TEXTS.sent)}
      />
      <p className="text-sm">
        <a className="link" href="/melden?art=other">
          {TEXTS.report}
        </a>
      </p>
    </div>
  );
}

type CommentFormProps = {
  list: SharedList;
  onSend: (slug: string | null, text: string) => Promise<boolean>;
};

function CommentForm({ list, onSend }: CommentFormProps) {
  const [slug, setSlug] = useState("");
  const [text, setText] = useState("");
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || text.trim() === "") return;
    setBusy(true);
    const isSent = await onSend(slug || null, text);
    setBusy(false);
    // Text written meanwhile stays.
    if (isSent) setText((now) => (now === text ? "" : now));
  };
  return (
    <form className="shortlist-form" onSubmit={(event) => void submit(event)}>
      <Select
        label={TEXTS.subject}
        value={slug}
        placeholder={TEXTS.whole}
        options={list.items.map(({ card }) => ({ value: card.slug, label: card.name }))}
        onChange={(event) => setSlug(event.target.value)}
      />
      <TextareaField
        label={TEXTS.comment}
        rows={3}
        maxLength={2000}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="primary" isLoading={isBusy} loadingText={TEXTS.sending}>
        {TEXTS.send}
      </Button>
    </form>
  );
}

/** Writing takes a name; afterwards the new state is shown. */
function useWrite(name: string) {
  const { revalidate } = useRevalidator();
  return async (work: () => Promise<void>, text: string): Promise<boolean> => {
    const say = (kind: "success" | "error", words: string) =>
      toast.show({ kind, text: words, topic: "shortlist" });
    if (name.trim() === "") {
      say("error", TEXTS.nameMissing);
      return false;
    }
    try {
      await work();
      say("success", text);
      await revalidate();
      return true;
    } catch {
      say("error", FAILED_TEXTS.again);
      return false;
    }
  };
}
