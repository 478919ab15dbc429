import "./logo.css";
import logoUrl from "#assets/logo.svg?url";

/** The wordmark in the colour of the text, its two dots always amber. The link around it has the name. */
export function Logo() {
  return (
    <svg className="logo-mark" viewBox="0 0 4649 880" aria-hidden="true">
      <use href={`${logoUrl}#logo`} />
    </svg>
  );
}
