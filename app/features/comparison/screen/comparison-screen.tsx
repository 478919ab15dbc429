import "./compare.css";
import { type ReactNode, type Ref, use, useEffect, useRef, useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { comparisonAddress } from "#domain/comparison/comparison-url.ts";
import { isCompared, MAX_COMPARED } from "#domain/comparison/list.ts";
import { TermsContext } from "#parts/terms-context.ts";
import { Alert } from "#ui/alert.tsx";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { IconButton } from "#ui/icon/icon-button.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { addToComparison, removeFromComparison } from "../change-comparison.ts";
import type { ComparedColumn } from "../compared-column.ts";
import { useComparison } from "../use-comparison.ts";
import { comparisonRows } from "./comparison-rows.ts";
import { ComparisonTable } from "./comparison-table.tsx";
import { ComparisonTools } from "./comparison-tools.tsx";
import type { ComparisonView, MissingSpeaker } from "./load-comparison.ts";
import { COMPARE_TEXTS as TEXTS } from "./texts.ts";

type ComparisonScreenProps = {
  view: ComparisonView;
  /** One brief for all of them; the booking's part of this page. */
  renderInquiry?: (columns: readonly ComparedColumn[]) => ReactNode;
  /** The star of the shortlist. */
  renderKeep?: (slug: string, name: string) => ReactNode;
};

export function ComparisonScreen({ view, renderInquiry, renderKeep }: ComparisonScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { columns, missing } = useCurrent(view);
  const remove = useRemove(view, () => heading.current?.focus());
  const slugs = columns.map(({ slug }) => slug);
  if (columns.length + missing.length === 0) return <NobodyCompared />;
  return (
    <ComparisonFrame headingRef={heading}>
      {view.isShared && <SharedNote />}
      {missing.map((one) => (
        <Missing key={one.slug} speaker={one} onRemove={() => remove(one.slug)} />
      ))}
      {columns.length > 0 && (
        <>
          <ComparisonTools slugs={slugs} view={view} inquiry={renderInquiry?.(columns)} />
          <Comparison view={view} columns={columns} onRemove={remove} renderKeep={renderKeep} />
        </>
      )}
      <FreePlaces count={MAX_COMPARED - columns.length - missing.length} />
    </ComparisonFrame>
  );
}

type FrameProps = {
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

export function ComparisonFrame({ headingRef, children }: FrameProps) {
  return (
    <div className="wrap compare">
      <div className="grid gap-2">
        <h1 ref={headingRef} className="h1" tabIndex={-1}>
          {TEXTS.title}
        </h1>
        <p className="lead">{TEXTS.lead}</p>
      </div>
      {children}
    </div>
  );
}

/** Removals show at once; a speaker added in another tab has to be loaded first. */
function useCurrent(view: ComparisonView): Pick<ComparisonView, "columns" | "missing"> {
  const list = useComparison();
  const { revalidate } = useRevalidator();
  const loaded = [...view.columns, ...view.missing].map(({ slug }) => slug);
  const hasNew = !view.isShared && list.some(({ slug }) => !loaded.includes(slug));
  useEffect(() => {
    if (hasNew) void revalidate();
  }, [hasNew, revalidate]);
  if (view.isShared) return view;
  return {
    columns: view.columns.filter(({ slug }) => isCompared(list, slug)),
    missing: view.missing.filter(({ slug }) => isCompared(list, slug)),
  };
}

/** From one's own list, or from the address of a shared one. */
function useRemove(view: ComparisonView, onRemoved: () => void): (slug: string) => void {
  const navigate = useNavigate();
  return (slug) => {
    // The button goes away with its column; the focus needs a place that stays.
    onRemoved();
    if (!view.isShared) {
      void removeFromComparison(slug);
      return;
    }
    const shown = [...view.columns, ...view.missing].map((one) => one.slug);
    const slugs = shown.filter((other) => other !== slug);
    const { date, place, length, topic } = view;
    void navigate(comparisonAddress({ slugs, date, place, length, topic }), {
      preventScrollReset: true,
    });
  };
}

type ComparisonProps = {
  view: ComparisonView;
  columns: readonly ComparedColumn[];
  onRemove: (slug: string) => void;
  renderKeep: ComparisonScreenProps["renderKeep"];
};

function Comparison({ view, columns, onRemove, renderKeep }: ComparisonProps) {
  const [isShort, setShort] = useState(false);
  const canDiffer = columns.length > 1;
  const rows = comparisonRows(columns, view.date !== null, view, use(TermsContext));
  const shown = isShort && canDiffer ? rows.filter(({ differs }) => differs) : rows;
  return (
    <>
      {canDiffer && (
        <div className="compare-options">
          <Checkbox checked={isShort} onChange={(event) => setShort(event.target.checked)}>
            {TEXTS.onlyDifferences}
          </Checkbox>
          <p className="compare-swipe">{TEXTS.swipe}</p>
        </div>
      )}
      {shown.length === 0 && <Alert>{TEXTS.noDifferences}</Alert>}
      <ComparisonTable
        columns={columns}
        rows={shown}
        renderAction={(slug, name) => (
          <>
            {renderKeep?.(slug, name)}
            {view.isShared && (
              <IconButton
                variant="line"
                icon="scale"
                label={TEXTS.add(name)}
                onClick={() => void addToComparison(slug)}
              />
            )}
            <IconButton
              variant="line"
              icon="x"
              label={TEXTS.remove(name)}
              onClick={() => onRemove(slug)}
            />
          </>
        )}
      />
    </>
  );
}

function NobodyCompared() {
  return (
    <div className="wrap compare">
      <EmptyState
        headingLevel={1}
        title={TEXTS.emptyTitle}
        text={TEXTS.emptyText}
        action={<ButtonLink to="/">{TEXTS.find}</ButtonLink>}
      />
    </div>
  );
}

function SharedNote() {
  return (
    <Alert>
      {TEXTS.sharedNote}{" "}
      <ButtonLink variant="ghost" size="sm" to="/compare">
        {TEXTS.own}
      </ButtonLink>
    </Alert>
  );
}

function Missing({ speaker, onRemove }: { speaker: MissingSpeaker; onRemove: () => void }) {
  const { revalidate } = useRevalidator();
  const { name, reason } = speaker;
  return (
    <Alert variant="danger">
      <div className="compare-missing">
        <p>{reason === "gone" ? TEXTS.gone(name) : TEXTS.failed(name)}</p>
        {reason === "failed" && (
          <Button variant="quiet" size="sm" onClick={() => void revalidate()}>
            {TEXTS.retry}
          </Button>
        )}
        <IconButton icon="x" label={TEXTS.remove(name)} onClick={onRemove} />
      </div>
    </Alert>
  );
}

function FreePlaces({ count }: { count: number }) {
  if (count <= 0) return null;
  return (
    <div className="compare-free">
      <p>{count === 1 ? TEXTS.oneFree : TEXTS.single}</p>
      <ButtonLink variant="line" to="/">
        {TEXTS.find}
      </ButtonLink>
    </div>
  );
}
