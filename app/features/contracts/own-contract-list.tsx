import "./contract.css";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { ContractSide } from "#domain/contract/contract-status.ts";
import { CONTRACT_TURNS, OWN_CONTRACT_SORTS } from "#domain/contract/own-contract.ts";
import { formatDateTime } from "#domain/format/date-times.ts";
import { formatDay } from "#domain/format/days.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { type Download, DownloadButton } from "#parts/download-button.tsx";
import { ListCard } from "#parts/list/list-card.tsx";
import { useListState } from "#parts/list/use-list-state.ts";
import { Status } from "#ui/badge/badge.tsx";
import { type Column, tableColumns } from "#ui/table/table.tsx";
import { contractPath } from "./contract-path.ts";
import { type OwnContract, ownContractList } from "./queries.ts";
import { CONTRACT_FILE_NAME, CONTRACT_STATUS, LIST_TEXTS as TEXTS } from "./texts.ts";

const SPEC = { sorts: OWN_CONTRACT_SORTS, filters: ["turn"] } as const;

const FILTERS = [
  {
    name: "turn",
    label: TEXTS.turn,
    options: CONTRACT_TURNS.map((value) => ({ value, label: TEXTS.turns[value] })),
  },
];

type OwnContractListProps = { as: ContractSide; download: Download };

/** Every contract in force, to be searched, filtered and sorted; the address keeps all of it. */
export function OwnContractList({ as, download }: OwnContractListProps) {
  const list = useListState(SPEC);
  const query = useQuery(ownContractList(as, list.state));
  return (
    <ListCard
      name="own-contracts"
      caption={TEXTS.title}
      list={list}
      query={query}
      columns={columnsFor(download)}
      nameOf={({ event_title }) => event_title}
      placeholder={TEXTS.placeholder}
      filters={FILTERS}
      sorts={TEXTS.sorts}
      empty={{ title: TEXTS.none, text: TEXTS.noneText }}
    />
  );
}

function columnsFor(download: Download): readonly Column<OwnContract>[] {
  const { columns } = TEXTS;
  return tableColumns(columns, {
    event: { isLead: true, cell: (row) => <Event {...row} /> },
    speaker: { cell: ({ speaker_name }) => speaker_name },
    date: {
      sort: "event_date",
      cell: ({ event_date }) => (
        <span className="whitespace-nowrap">{formatDay(isoDate(event_date))}</span>
      ),
    },
    status: { sort: "status", cell: (row) => <State {...row} /> },
    file: { cell: (row) => <File row={row} download={download} /> },
  });
}

function Event({ booking_id, event_title, booking_reference }: OwnContract) {
  return (
    <span className="grid">
      <strong>
        <Link className="link" to={contractPath(booking_id)}>
          {event_title}
        </Link>
      </strong>
      <span className="note">{booking_reference}</span>
    </span>
  );
}

function State({ status, is_waiting, expires_at }: OwnContract) {
  const { word, shape } = CONTRACT_STATUS[status];
  const isOpen = status !== "signed_by_both" && expires_at !== null;
  return (
    <span className="contract-state">
      <Status shape={shape}>{word}</Status>
      {is_waiting && <span className="note">{TEXTS.yourTurn}</span>}
      {isOpen && <span className="note">{TEXTS.until(formatDateTime(expires_at))}</span>}
    </span>
  );
}

function File({ row, download }: { row: OwnContract; download: Download }) {
  const { id, status, event_title, booking_reference, version } = row;
  if (status === "draft") return <span className="note">{TEXTS.notReady}</span>;
  return (
    <DownloadButton
      size="sm"
      path={`/api/v1/contracts/${id}/pdf`}
      name={CONTRACT_FILE_NAME(booking_reference, version)}
      label={TEXTS.pdfOf(event_title)}
      download={download}
    >
      {TEXTS.pdf}
    </DownloadButton>
  );
}
