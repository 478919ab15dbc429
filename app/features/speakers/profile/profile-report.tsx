import "./profile-body.css";
import { Link } from "react-router";
import { reportAddress } from "#domain/content/report.ts";
import { TAB_TEXTS } from "./texts.ts";

/** At the end of the page, for objections to its content (Regulation (EU) 2022/2065, Article 16). */
export function ProfileReport({ slug }: { slug: string }) {
  return (
    <p className="wrap profile-report">
      <Link className="underline" to={reportAddress("speaker", `/speaker/${slug}`)}>
        {TAB_TEXTS.report}
      </Link>
    </p>
  );
}
