import { useQuery } from "@tanstack/react-query";
import { berlinDay, formatDay } from "#domain/iso-date.ts";
import { Loaded } from "#parts/loaded.tsx";
import { Card } from "#ui/card.tsx";
import { type Column, Table } from "#ui/table.tsx";
import { KeyFigures } from "./key-figures.tsx";
import { type Overview, overviewQuery } from "./overview-query.ts";
import { STATUS_WORDS, OVERVIEW_TEXTS as TEXTS } from "./texts.ts";
import { WorkList } from "./work-list.tsx";

type StatusCount = Overview["bookings"][number];

const COLUMNS: readonly Column<StatusCount>[] = [
  {
    key: "status",
    label: TEXTS.status,
    isLead: true,
    cell: ({ status }) => STATUS_WORDS[status],
  },
  { key: "count", label: TEXTS.count, isNumber: true, cell: ({ count }) => count },
];

/** Today's work first, then the figures. */
export function OverviewScreen() {
  const overview = useQuery(overviewQuery);
  return (
    <div className="room">
      <header>
        <p className="booking-note">{formatDay(berlinDay(Date.now()))}</p>
        <h1 className="h1">{TEXTS.title}</h1>
      </header>
      <Loaded query={overview}>
        {(data) => (
          <>
            <WorkList work={data.work} />
            <KeyFigures overview={data} />
            <Card title={TEXTS.bookings} isPadded={false}>
              <Table
                caption={TEXTS.bookings}
                columns={COLUMNS}
                rows={data.bookings}
                rowKey={({ status }) => status}
              />
            </Card>
          </>
        )}
      </Loaded>
    </div>
  );
}
