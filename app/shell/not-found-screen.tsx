import "./not-found.css";
import { ButtonLink } from "#ui/button/button.tsx";
import { StateArt } from "#ui/icon/state-art.tsx";
import { NOT_FOUND_TEXTS as TEXTS } from "./texts.ts";

/** Content of the main part of a page that does not exist. */
export function NotFoundScreen() {
  return (
    <div className="stage not-found">
      <StateArt name="lost" />
      <div className="wrap not-found-words">
        <p className="figure not-found-code">{TEXTS.code}</p>
        <h1 className="display-1 mt-3">{TEXTS.title}</h1>
        <p className="lead not-found-text">{TEXTS.text}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink variant="spot" size="lg" to="/">
            {TEXTS.home}
          </ButtonLink>
          <ButtonLink variant="stage" size="lg" to="/#suche">
            {TEXTS.find}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
