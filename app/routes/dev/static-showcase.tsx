import "#ui/badge/chip.css";
import { PersonAvatar } from "#parts/person-avatar.tsx";
import { PriceHint } from "#parts/price/price-hint.tsx";
import { Rating } from "#parts/speaker-card/rating.tsx";
import { SpeakerCard } from "#parts/speaker-card/speaker-card.tsx";
import { Alert } from "#ui/alert.tsx";
import { Badge, Status } from "#ui/badge/badge.tsx";
import { Button } from "#ui/button/button.tsx";
import { Card } from "#ui/card.tsx";
import { IconButton } from "#ui/icon/icon-button.tsx";
import { Skeleton } from "#ui/loading/skeleton.tsx";
import { Breadcrumb } from "#ui/page/breadcrumb.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { Pagination } from "#ui/table/pagination.tsx";
import { Table } from "#ui/table/table.tsx";
import { ButtonSamples, ChoiceSamples, FieldSamples } from "./static-controls.tsx";
import { StaticSample } from "./static-sample.tsx";
import { SAMPLE_BOOKINGS, SAMPLE_SPEAKERS } from "./static-texts.ts";

/** Every static primitive in all its looks. `id` keeps the names of radio groups apart. */
export function StaticShowcase({ id }: { id: string }) {
  return (
    <div className="dev-showcase">
      <TypeSamples />
      <ButtonSamples />
      <FieldSamples />
      <ChoiceSamples id={id} />
      <BadgeSamples />
      <NoticeSamples />
      <ListSamples id={id} />
      <StateSamples />
      <CardSamples />
    </div>
  );
}

function TypeSamples() {
  return (
    <StaticSample title="Schrift">
      <p className="display-2">Bricolage Grotesque trägt Namen</p>
      <p className="quoted quoted-lg">„Newsreader kursiv ist das gesprochene Wort.“</p>
      <p className="lead">Instrument Sans sagt, was Sache ist.</p>
      <p className="tnum">0123456789 2.975 € 11.111 € 4,92 Çağla Şimşek, Łódź, Ștefan</p>
      <p>
        <a className="link" href="#schrift">
          Ein Verweis im Text
        </a>
      </p>
    </StaticSample>
  );
}

function BadgeSamples() {
  return (
    <StaticSample title="Marken">
      <div className="chips">
        <Badge variant="free" icon="zap">
          Sofort buchbar
        </Badge>
        <Badge variant="spot" icon="star-filled">
          Top Speaker
        </Badge>
        <Badge variant="line" icon="badge-check">
          Verifiziert
        </Badge>
        <Badge variant="free-soft">Direkt buchbar</Badge>
        <Badge>Auf Anfrage</Badge>
        <Badge variant="danger">Überfällig</Badge>
        <Badge variant="ink">1 / 5</Badge>
      </div>
      <div className="flex flex-wrap gap-5">
        <Status shape="done">Bestätigt</Status>
        <Status shape="asked">Angefragt</Status>
        <Status shape="waiting">Vertrag offen</Status>
        <Status shape="failed">Rechnung fehlt</Status>
        <Status shape="off">Storniert</Status>
      </div>
      <div className="flex flex-wrap items-center gap-5">
        <Rating rating={4.92} reviewCount={38} />
        <PriceHint startingFee={SAMPLE_SPEAKERS[0]?.startingFee ?? null} />
        <PriceHint startingFee={null} />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <PersonAvatar name="Dr. Miriam Falkenau" photo={null} size="sm" />
        <PersonAvatar name="Walter Kienzl" photo={null} />
        <PersonAvatar name="Leyla Moradi" photo={null} size="lg" />
        <PersonAvatar name="Lechforum Augsburg" photo={null} shape="square" />
      </div>
    </StaticSample>
  );
}

function NoticeSamples() {
  return (
    <StaticSample title="Hinweise">
      <Alert icon="mail-check">Prüfen Sie Ihre E-Mails für den Bestätigungslink.</Alert>
      <Alert variant="success">Die Buchung ist bestätigt.</Alert>
      <Alert variant="notice">Die Anfrage läuft morgen ab.</Alert>
      <Alert variant="danger">
        Rechnungsgenerierung fehlgeschlagen. Bitte kontaktieren Sie den Support.
      </Alert>
    </StaticSample>
  );
}

function ListSamples({ id }: { id: string }) {
  return (
    <StaticSample title="Listen">
      <Breadcrumb
        label={`Brotkrumen ${id}`}
        crumbs={[
          { label: "Startseite", to: "/" },
          { label: "Speaker", to: "/" },
          { label: "Miriam Falkenau" },
        ]}
      />
      <Card title="Neueste Buchungen" isPadded={false}>
        <Table
          caption="Neueste Buchungen"
          rows={SAMPLE_BOOKINGS}
          rowKey={(row) => row.number}
          columns={[
            { key: "number", label: "Nummer", cell: (row) => <b>{row.number}</b>, isLead: true },
            { key: "day", label: "Eventdatum", cell: (row) => row.day },
            {
              key: "state",
              label: "Status",
              cell: (row) => <Status shape={row.shape}>{row.state}</Status>,
            },
            { key: "gross", label: "Brutto", cell: (row) => row.gross, isNumber: true },
          ]}
        />
      </Card>
      <Pagination
        page={5}
        pageCount={9}
        href={(page) => `?seite=${page}`}
        labels={{ navigation: `Seiten ${id}`, previous: "Vorherige Seite", next: "Nächste Seite" }}
      />
    </StaticSample>
  );
}

function StateSamples() {
  return (
    <StaticSample title="Zustände">
      <div className="flex gap-4">
        <div className="dev-small">
          <Skeleton shape="portrait" />
        </div>
        <div className="dev-lines">
          <Skeleton shape="title" />
          <Skeleton shape="short-line" />
          <Skeleton />
          <Skeleton shape="button" />
        </div>
      </div>
      <EmptyState
        title="Keine Speaker gefunden"
        text="Zu dieser Auswahl passt gerade niemand. Lassen Sie einen Filter weg."
        action={<Button size="lg">Filter zurücksetzen</Button>}
      />
    </StaticSample>
  );
}

function CardSamples() {
  return (
    <StaticSample title="Speaker-Karten" isWide>
      <div className="card-grid">
        {SAMPLE_SPEAKERS.map((speaker) => (
          <SpeakerCard
            key={speaker.slug}
            speaker={speaker}
            compareToggle={
              <IconButton
                icon="scale"
                label={`${speaker.name} vergleichen`}
                variant="round"
                aria-pressed="false"
              />
            }
          />
        ))}
      </div>
    </StaticSample>
  );
}
