import type { FacetFilter } from "#domain/search/filter-table.ts";
import { EventField } from "./event-field.tsx";
import {
  CodeField,
  DateField,
  ExperienceField,
  FacetField,
  type FilterFieldProps,
  PriceField,
  TopicField,
} from "./filter-fields.tsx";
import { type ChangeQuery, NearFilter } from "./near-filter.tsx";

/** The filters with a button of their own in the bar. */
export type BarFilter = FacetFilter | "price" | "format" | "date" | "venue" | "near" | "experience";

type BarFieldProps = FilterFieldProps & {
  name: BarFilter;
  onChangeLater: (change: ChangeQuery) => void;
};

/** What a button of the bar opens; it arrives with the first one that is opened. */
export function BarField({ name, onChangeLater, ...field }: BarFieldProps) {
  switch (name) {
    case "category":
      return <TopicField {...field} />;
    case "price":
      return <PriceField {...field} />;
    case "format":
      return <CodeField name="format" {...field} />;
    case "date":
      return <DateField {...field} />;
    case "venue":
      return <EventField query={field.query} onChange={field.onChange} />;
    case "near":
      return <NearFilter query={field.query} onChange={onChangeLater} />;
    case "experience":
      return <ExperienceField {...field} />;
    default:
      return <FacetField name={name} {...field} />;
  }
}
