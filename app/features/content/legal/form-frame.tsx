import "./legal.css";
import type { ReactNode } from "react";
import { Breadcrumb } from "#ui/page/breadcrumb.tsx";
import { LEGAL_TEXTS as TEXTS } from "./texts.ts";

type FormFrameProps = {
  title: string;
  lead: string;
  /** What to do without scripts: write to this address. */
  noScript: string;
  mail: string;
  children: ReactNode;
};

/** The page around a public form, with a way for visitors without scripts. */
export function FormFrame({ title, lead, noScript, mail, children }: FormFrameProps) {
  return (
    <div className="wrap legal-page">
      <Breadcrumb
        label={TEXTS.breadcrumb}
        crumbs={[{ label: TEXTS.start, to: "/" }, { label: title }]}
      />
      <h1 className="display-2">{title}</h1>
      <p className="lead">{lead}</p>
      <noscript>
        <p>
          {noScript} <a href={`mailto:${mail}`}>{mail}</a>
        </p>
      </noscript>
      {children}
    </div>
  );
}
