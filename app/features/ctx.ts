import type { Db } from "#data/db.ts";
import type { PublishedLanding } from "#data/queries/content/landing-pages.ts";
import type { CategoryWithCount } from "#data/queries/discovery/categories.ts";
import type { Role } from "#domain/account/roles.ts";
import type { Incident } from "#domain/account/security-event.ts";
import type { SpeakerIndex } from "#domain/search/index/speaker-index.ts";
import type { ChatModel } from "#integrations/assistant/chat-model.ts";
import type { CalendarText } from "#integrations/calendar/fetch-calendar.ts";
import type { DocumentPrinter } from "#integrations/documents/document-printer.ts";
import type { FileScanner } from "#integrations/files/clamav.ts";
import type { FileStore } from "#integrations/files/file-store.ts";
import type { Geo } from "#integrations/geo/geo.ts";
import type { PaymentProvider } from "#integrations/payments/payment-provider.ts";

type LogLine = (facts: Record<string, unknown>, message: string) => void;

/** The part of the logger that use cases need; a pino logger fits. */
export type Log = { info: LogLine; warn: LogLine; error: LogLine };

/** All listed speakers in memory; changes arrive by themselves, a few milliseconds after they are stored. */
export type SearchService = {
  index(): SpeakerIndex;
  /** False while a change is announced and not in the index yet. */
  isCurrent(): boolean;
};

/** Takes events that unauthenticated callers can cause without limit; never fails and never blocks the caller. */
export type Watch = { note(incident: Incident): void };

/** From memory, a few milliseconds after they are stored: for what is shown, never for what is decided. */
export type KeptRows = {
  /** All settings as they were stored. */
  settings(): Promise<ReadonlyMap<string, unknown>>;
  categories(): Promise<readonly CategoryWithCount[]>;
  landingPages(): Promise<readonly PublishedLanding[]>;
};

/** What every use case receives: built once, when the server starts. */
export type Ctx = {
  db: Db;
  /** Where heavy reads go that decide nothing: a replica that knows all that `db` knows by now, else `db`. */
  reads: () => Promise<Db>;
  kept: KeptRows;
  now: () => Date;
  log: Log;
  files: FileStore;
  /** Without one files that are handed on as they came are not searched for malware. */
  scanFile?: FileScanner;
  /** Without one such things are refused all the same and not on record. */
  watch?: Watch;
  search: SearchService;
  geo: Geo;
  documents: Omit<DocumentPrinter, "stop">;
  /** Without one invoices are paid by bank transfer alone. */
  payments?: PaymentProvider;
  /** Without one the assistant words its answers itself. */
  assistant?: ChatModel;
  publicUrl: string;
  demo: boolean;
  /** Whether signing in with Google is configured. */
  hasGoogle?: boolean;
  /** Until when admins may do without a second factor that the installation demands; null if no longer. */
  adminFactorFrom?: () => string | null;
  /** The domain our mails come from; none while they are kept here. */
  mailDomain?: string;
  /** How calendars elsewhere are read; without it over the network. */
  readCalendar?: (url: string) => Promise<CalendarText>;
  /** How long an answer waits for mails and invoice before it says that they will follow. */
  effectsWaitMs?: number;
};

/** Who asks. Second-factor strength (aal) travels along, because some actions demand aal2. */
export type Viewer =
  | { kind: "visitor" }
  | {
      kind: "user";
      userId: string;
      role: Role;
      aal: "aal1" | "aal2";
      /** Of the request behind it; for history and audit log. */
      requestId: string;
      /** The network part of the address the request came from; for the audit log. */
      network?: string;
    };

export const VISITOR: Viewer = { kind: "visitor" };
