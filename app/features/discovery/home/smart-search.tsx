import "./search.css";
import "#ui/button/button.css";
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { Link, useLocation } from "react-router";
import { EMPTY_QUERY, type SearchQuery, writeSearchQuery } from "#domain/search/query.ts";
import type { TopicCount } from "#domain/search/results.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { finderAddress } from "../finder/finder-url.ts";
import { useFinder } from "../finder/use-finder.ts";
import { rememberSearch } from "../search-history.ts";
import { SearchField } from "./search-field.tsx";
import { SearchHistory } from "./search-history-list.tsx";
import { SEARCH_TEXTS as TEXTS } from "./texts.ts";

/** From here on the field suggests; before, it shows where to start. */
const SUGGESTS_FROM = 2;
const isPhone = () => matchMedia("(width < 768px)").matches;

type SmartSearchProps = {
  query: SearchQuery;
  popular: readonly TopicCount[];
  onOpenSheet: () => void;
};

/** A plain form that the browser can send alone; with scripts it suggests while one types. */
export function SmartSearch({ query, popular, onOpenSheet }: SmartSearchProps) {
  const form = useRef<HTMLFormElement>(null);
  const [asked, show] = useFinder(query);
  const [isFocused, setFocused] = useState(false);
  const [text, setText] = useState(query.q);
  const hasStart = isFocused && text.trim().length < SUGGESTS_FROM;
  useSearchLink(form, onOpenSheet);

  const search = (q: string) => {
    rememberSearch(q);
    // The field keeps the focus until the results are there to take it.
    setFocused(false);
    show({ ...asked, q: q.trim() }, { show: "results" });
  };
  const leave = () => {
    setFocused(false);
    form.current?.querySelector("input")?.blur();
  };
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
  };
  /** On phones the field opens the sheet instead of a keyboard over half the page. */
  const onPhoneTap = (event: MouseEvent) => {
    if (!(event.target instanceof HTMLInputElement) || !isPhone()) return;
    event.preventDefault();
    if (event.type === "click") onOpenSheet();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (!hasStart) return;
    if (event.key === "Escape") leave();
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    moveFocus(event.currentTarget, event.key === "ArrowDown" ? 1 : -1);
  };
  return (
    <search>
      <form
        ref={form}
        id="suche"
        className="smart-search"
        action="/"
        onSubmit={(event) => {
          event.preventDefault();
          search(String(new FormData(event.currentTarget).get("q") ?? ""));
        }}
        onFocus={() => isPhone() || setFocused(true)}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
        onMouseDownCapture={onPhoneTap}
        onClickCapture={onPhoneTap}
      >
        <OtherFilters query={query} />
        <SearchField q={query.q} onValueChange={setText} onLeave={leave} after={<Submit />} />
        {hasStart && (
          <div className="menu search-start">
            <SearchHistory look="list" onChoose={search} />
            <StartTopics popular={popular} onChoose={leave} />
          </div>
        )}
      </form>
    </search>
  );
}

function Submit() {
  return (
    <button type="submit" className="btn btn-spot search-submit">
      <span>{TEXTS.submit}</span>
      <Icon name="arrow-right" size={24} />
    </button>
  );
}

/** The form alone would drop them. */
function OtherFilters({ query }: { query: SearchQuery }) {
  const others = [...writeSearchQuery({ ...query, q: "", offset: 0 })];
  return others.map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
}

type StartTopicsProps = { popular: readonly TopicCount[]; onChoose: () => void };

function StartTopics({ popular, onChoose }: StartTopicsProps) {
  return (
    <div>
      <p className="menu-group" id="popular-topics">
        {TEXTS.popular}
      </p>
      <ul aria-labelledby="popular-topics" className="start-topics">
        {popular.map(({ topic, count }) => (
          <li key={topic}>
            <Link
              className="menu-item"
              to={finderAddress({ ...EMPTY_QUERY, q: topic })}
              preventScrollReset
              state={{ show: "results" }}
              onClick={() => {
                rememberSearch(topic);
                onChoose();
              }}
            >
              <Icon name="hash" size={16} />
              {topic}
              <span className="menu-item-end">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Arrow keys walk from the field through the panel below it and back. */
function moveFocus(form: HTMLElement, step: 1 | -1): void {
  const field = form.querySelector<HTMLElement>("input[name=q]");
  const stops = [field, ...form.querySelectorAll<HTMLElement>(".search-start .menu-item")];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  stops.at((at + step) % stops.length)?.focus();
}

/** „Suche“ in the bottom navigation leads to #suche: the sheet on phones, the field elsewhere. */
function useSearchLink(form: { current: HTMLFormElement | null }, onOpenSheet: () => void): void {
  const { hash, key } = useLocation();
  const open = useRef(onOpenSheet);
  useEffect(() => {
    open.current = onOpenSheet;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every visit of the link counts
  useEffect(() => {
    if (hash !== "#suche") return;
    if (isPhone()) open.current();
    else form.current?.querySelector<HTMLInputElement>("input[name=q]")?.focus();
  }, [hash, key]);
}
