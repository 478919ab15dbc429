import { Button, ButtonLink } from "#ui/button/button.tsx";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { Field } from "#ui/form/field.tsx";
import { OptionCard } from "#ui/form/option-card.tsx";
import { Textarea, TextInput } from "#ui/form/text-input.tsx";
import { IconButton } from "#ui/icon/icon-button.tsx";
import { StaticSample } from "./static-sample.tsx";

export function ButtonSamples() {
  return (
    <StaticSample title="Schaltflächen">
      <div className="flex flex-wrap gap-3">
        <Button variant="spot" size="lg">
          Jetzt buchen
        </Button>
        <Button size="lg" iconAfter="arrow-right">
          Weiter
        </Button>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="line">Unverbindlich anfragen</Button>
        <Button variant="quiet" icon="share">
          Teilen
        </Button>
        <Button variant="ghost">Abbrechen</Button>
        <ButtonLink to="/" size="sm">
          Klein
        </ButtonLink>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button disabled>Termin wählen</Button>
        <Button loadingText="Wird gesendet …" isLoading>
          Senden
        </Button>
        <Button loadingText="Wird gesendet …">Senden</Button>
        <Button variant="danger">Löschen</Button>
      </div>
      <div className="flex flex-wrap gap-3">
        <IconButton icon="bell" label="Benachrichtigungen, 12 neue" count={12} />
        <IconButton icon="arrow-right" label="Nächste" variant="line" />
        <IconButton icon="scale" label="Vergleichen" variant="round" aria-pressed="false" />
        <IconButton icon="check" label="Verglichen" variant="round" aria-pressed="true" />
      </div>
      <div className="stage dev-stage flex flex-wrap gap-3">
        <Button variant="stage">Speaker finden</Button>
        <Button variant="paper">Vergleichen</Button>
      </div>
    </StaticSample>
  );
}

export function FieldSamples() {
  return (
    <StaticSample title="Felder">
      <Field label="Event-Titel" hint="So erscheint er im Vertrag.">
        {(control) => <TextInput {...control} placeholder="z. B. Führungskräftetagung" />}
      </Field>
      <Field label="Veranstaltungsort" status={{ kind: "ok", text: "Adresse validiert" }}>
        {(control) => (
          <TextInput
            {...control}
            icon="map-pin"
            defaultValue="Tagungshaus Neckarblick, Stuttgart"
          />
        )}
      </Field>
      <Field label="Telefon" error="Bitte füllen Sie alle Pflichtfelder aus">
        {(control) => <TextInput {...control} type="tel" />}
      </Field>
      <Field label="Passwort">
        {(control) => (
          <TextInput
            {...control}
            type="password"
            autoComplete="new-password"
            end={<IconButton icon="eye" label="Passwort zeigen" />}
          />
        )}
      </Field>
      <Field
        label="Besondere Wünsche"
        isOptional
        status={{ kind: "busy", text: "Wird gespeichert …" }}
      >
        {(control) => <Textarea {...control} />}
      </Field>
    </StaticSample>
  );
}

export function ChoiceSamples({ id }: { id: string }) {
  return (
    <StaticSample title="Auswahl">
      <fieldset className="grid gap-2">
        <legend className="label">Format</legend>
        <OptionCard
          name={`format-${id}`}
          amount={{ value: 20, unit: "Min." }}
          title="Impulsvortrag"
          text="Kompakter Denkanstoß"
          price="2.500 €"
        />
        <OptionCard
          name={`format-${id}`}
          amount={{ value: 40, unit: "Min." }}
          title="Keynote"
          price="5.000 €"
          defaultChecked
        />
        <OptionCard name={`format-${id}`} title="Zurzeit nicht wählbar" disabled />
      </fieldset>
      <Checkbox defaultChecked>Ich akzeptiere die AGB.</Checkbox>
      <Checkbox error="Bitte stimmen Sie zu.">Ich habe die Widerrufsbelehrung gelesen.</Checkbox>
    </StaticSample>
  );
}
