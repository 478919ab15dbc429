import "./contact.css";
import "#ui/card.css";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { queryClient } from "#app/session/query-client.ts";
import { contactQuery } from "./contact-query.ts";
import { CONTACT_TEXTS as TEXTS } from "./texts.ts";

/** Loaded for signed-in users only; see `ContactData`. */
export function ContactDetails({ slug }: { slug: string }) {
  const id = useId();
  const { data } = useQuery(contactQuery(slug), queryClient());
  if (!data || (data.email === null && data.phone === null)) return null;
  return (
    <section className="panel panel-padded" aria-labelledby={id}>
      <h2 id={id} className="h3">
        {TEXTS.title}
      </h2>
      <dl className="mt-2 grid gap-2">
        {data.email && (
          <ContactLine label={TEXTS.email} href={`mailto:${data.email}`} text={data.email} />
        )}
        {data.phone && (
          <ContactLine
            label={TEXTS.phone}
            href={`tel:${data.phone.replace(/[^+\d]/g, "")}`}
            text={data.phone}
          />
        )}
      </dl>
      <p className="mt-2 text-muted text-sm">{TEXTS.why}</p>
    </section>
  );
}

function ContactLine({ label, href, text }: { label: string; href: string; text: string }) {
  return (
    <div className="flex flex-wrap gap-x-4">
      <dt className="contact-label text-muted">{label}</dt>
      <dd>
        <a className="link" href={href}>
          {text}
        </a>
      </dd>
    </div>
  );
}
