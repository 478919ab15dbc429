import { useMemo, useState } from "react";
import { LEGEND_TEXTS } from "#features/availability/calendar/texts.ts";
import { CalendarGrid } from "#ui/calendar/calendar-grid.tsx";
import { CalendarLegend } from "#ui/calendar/calendar-legend.tsx";
import { type CalendarRange, rangeMonths } from "#ui/calendar/calendar-month.ts";
import { countStatuses } from "#ui/calendar/calendar-status.ts";
import { Combobox } from "#ui/combobox/combobox.tsx";
import { Marked } from "#ui/combobox/marked.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { Segmented } from "#ui/form/segmented.tsx";
import { Select } from "#ui/form/select.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Menu } from "#ui/popover/menu.tsx";
import { Popover } from "#ui/popover/popover.tsx";
import { Tooltip } from "#ui/popover/tooltip.tsx";
import { Tabs } from "#ui/tabs/tabs.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { LayerSamples } from "./interactive-layers.tsx";
import { Sample } from "./interactive-sample.tsx";
import {
  CALENDAR_LABELS,
  findSamples,
  SEARCH_LABELS,
  sampleDays,
  TODAY,
} from "./interactive-texts.ts";

/** Every interactive primitive with sample texts, for developers and the browser tests. */
export function InteractiveShowcase() {
  return (
    <div className="dev-samples" data-testid="interactive">
      <LayerSamples />
      <ToastSamples />
      <SearchSample />
      <TabSample />
      <FloatingSamples />
      <ChoiceSamples />
      <CalendarSample />
    </div>
  );
}

function ToastSamples() {
  return (
    <Sample title="Meldungen" className="flex flex-wrap gap-3">
      <button
        type="button"
        className="btn btn-line"
        onClick={() => {
          toast.show({ kind: "error", text: "Rechnungsgenerierung fehlgeschlagen." });
          toast.show({ kind: "success", text: "Buchung bestätigt!", isFollowUp: true });
        }}
      >
        Zwei Meldungen
      </button>
      <button
        type="button"
        className="btn btn-line"
        onClick={() =>
          toast.show({
            kind: "info",
            text: "Um fortzufahren, melden Sie sich bitte an.",
            action: { label: "Registrieren / Anmelden", href: "#anmelden" },
          })
        }
      >
        Meldung mit Aktion
      </button>
    </Sample>
  );
}

function SearchSample() {
  const [outcome, setOutcome] = useState("Noch nichts gewählt");
  return (
    <Sample title="Suche mit Vorschlägen" className="grid grid-cols-1 gap-3">
      <form
        className="dev-table"
        onSubmit={(event) => {
          event.preventDefault();
          const query = new FormData(event.currentTarget).get("q");
          setOutcome(`Gesucht: ${typeof query === "string" ? query : ""}`);
        }}
      >
        <Combobox
          look="search"
          name="q"
          labels={SEARCH_LABELS}
          placeholder="Thema, Name oder Anlass"
          loadOptions={findSamples}
          onChoose={(option) => setOutcome(`Gewählt: ${option.label}`)}
          renderOption={(option, query) => (
            <>
              <span>
                <Marked text={option.label} query={query} />
              </span>
              <span className="menu-item-end">{option.note}</span>
            </>
          )}
          after={
            <button type="submit" className="btn btn-spot">
              Suchen
            </button>
          }
        />
      </form>
      <output data-testid="search-outcome">{outcome}</output>
    </Sample>
  );
}

function TabSample() {
  const panel = (text: string) => <p>{text}</p>;
  return (
    <Sample title="Registerkarten">
      <Tabs
        label="Inhalte des Profils"
        followsHash
        tabs={[
          { id: "vortraege", label: "Vorträge", count: 3, panel: panel("Drei Vorträge") },
          { id: "videos", label: "Videos", count: 4, panel: panel("Vier Videos") },
          { id: "publikationen", label: "Publikationen", count: 6, panel: panel("Sechs Bücher") },
          { id: "referenzen", label: "Referenzen", count: 38, panel: panel("38 Stimmen") },
          { id: "ueber-mich", label: "Über mich", panel: panel("Ein Lebenslauf") },
        ]}
      />
    </Sample>
  );
}

function FloatingSamples() {
  const [fee, setFee] = useState("6000");
  return (
    <Sample title="Schwebende Elemente" className="flex flex-wrap items-center gap-3">
      <Popover label="Honorar filtern" openerClassName="btn btn-quiet" opener="Honorar">
        {(close) => (
          <div className="grid gap-4">
            <Select
              label="Honorar bis"
              value={fee}
              onChange={(event) => setFee(event.currentTarget.value)}
              options={[
                { value: "3000", label: "3.000 €" },
                { value: "6000", label: "6.000 €" },
              ]}
            />
            <button type="button" className="btn btn-primary" onClick={close}>
              Anwenden
            </button>
          </div>
        )}
      </Popover>
      <Menu
        label="Aktionen zum Artikel"
        openerLabel="Aktionen"
        opener={<Icon name="ellipsis" />}
        align="start"
        items={[
          { id: "open", label: "Artikel ansehen", href: "#artikel" },
          { id: "copy", label: "Link kopieren", onSelect: () => showCopied() },
          { id: "delete", label: "Artikel löschen", isDestructive: true, onSelect: () => {} },
        ]}
      />
      <Tooltip text="Wird sofort verbindlich, ohne Rückfrage.">
        {(describedBy) => (
          <button type="button" className="btn btn-quiet" aria-describedby={describedBy}>
            Sofort buchbar
          </button>
        )}
      </Tooltip>
    </Sample>
  );
}

function showCopied() {
  toast.show({ kind: "success", text: "Link kopiert" });
}

function ChoiceSamples() {
  const [minutes, setMinutes] = useState<"15" | "30">("30");
  return (
    <Sample title="Auswahl" className="dev-narrow grid grid-cols-1 gap-4">
      <Segmented
        label="Dauer der Fragerunde"
        value={minutes}
        onChange={setMinutes}
        options={[
          { value: "15", label: "15 Min." },
          { value: "30", label: "30 Min." },
        ]}
      />
      <Select
        label="Anlass"
        placeholder="Bitte wählen"
        options={[{ value: "tagung", label: "Führungskräftetagung" }]}
        error="Bitte wählen Sie einen Anlass"
      />
      <Disclosure summary="Mehr lesen" summaryOpen="Weniger anzeigen">
        <p>Der ausführliche Text steht hier.</p>
      </Disclosure>
    </Sample>
  );
}

function CalendarSample() {
  const [month, setMonth] = useState("2026-03");
  const [range, setRange] = useState<CalendarRange>("month");
  const [selected, setSelected] = useState<string | null>("2026-03-19");
  const days = useMemo(sampleDays, []);
  return (
    <Sample
      title="Kalender"
      className={
        range === "month" ? "dev-calendar grid grid-cols-1 gap-3" : "grid grid-cols-1 gap-3"
      }
    >
      <Segmented
        label="Zeitraum"
        value={range}
        onChange={setRange}
        options={[
          { value: "month", label: "Monat" },
          { value: "quarter", label: "Quartal" },
          { value: "year", label: "Jahr" },
        ]}
      />
      <CalendarGrid
        month={month}
        onMonthChange={setMonth}
        range={range}
        days={days}
        today={TODAY}
        selected={selected}
        onSelect={setSelected}
        min="2026-03-01"
        labels={CALENDAR_LABELS}
      />
      <CalendarLegend
        counts={countStatuses(days, rangeMonths(month, range), TODAY)}
        labels={LEGEND_TEXTS}
      />
      <output data-testid="selected-day">{selected}</output>
    </Sample>
  );
}
