type Description = { name: string; help: string; labels?: readonly string[] };
type LabelValues = readonly string[];

export type Counter = { add(labels?: LabelValues, amount?: number): void };
export type Histogram = { observe(labels: LabelValues, value: number): void };
export type GaugeReading = number | readonly { labels: LabelValues; value: number }[];

/** Asking for a metric that exists returns it, so the order of its users does not matter. */
export type Metrics = {
  counter(description: Description): Counter;
  histogram(description: Description & { buckets: readonly number[] }): Histogram;
  /** `read` is called on a scrape, so an unread gauge costs nothing. */
  gauge(description: Description & { read: () => GaugeReading }): void;
  /** Prometheus text format. */
  render(): string;
};

/** The small part of a Prometheus client that this server needs. */
export function createMetricsRegistry(): Metrics {
  const families = new Map<string, () => string[]>();
  const counters = new Map<string, Counter>();
  const histograms = new Map<string, Histogram>();

  return {
    counter(description) {
      const known = counters.get(description.name);
      if (known) return known;
      const { counter, lines } = createCounter(description);
      families.set(description.name, lines);
      counters.set(description.name, counter);
      return counter;
    },
    histogram(description) {
      const known = histograms.get(description.name);
      if (known) return known;
      const { histogram, lines } = createHistogram(description);
      families.set(description.name, lines);
      histograms.set(description.name, histogram);
      return histogram;
    },
    gauge(description) {
      families.set(description.name, () => {
        const reading = description.read();
        const values = typeof reading === "number" ? [{ labels: [], value: reading }] : reading;
        return [
          ...head(description, "gauge"),
          ...values.map(
            ({ labels, value }) =>
              `${description.name}${labelText(description.labels, labels)} ${value}`,
          ),
        ];
      });
    },
    render: () => `${[...families.values()].flatMap((lines) => lines()).join("\n")}\n`,
  };
}

function createCounter(description: Description): { counter: Counter; lines: () => string[] } {
  const values = new Map<string, number>();
  const counter: Counter = {
    add(labels = [], amount = 1) {
      const key = labelText(description.labels, labels);
      values.set(key, (values.get(key) ?? 0) + amount);
    },
  };
  const lines = () => [
    ...head(description, "counter"),
    ...[...values].map(([labels, value]) => `${description.name}${labels} ${value}`),
  ];
  return { counter, lines };
}

function createHistogram(description: Description & { buckets: readonly number[] }): {
  histogram: Histogram;
  lines: () => string[];
} {
  const series = new Map<string, Series>();
  const histogram: Histogram = {
    observe(labels, value) {
      const key = labels.join("\n");
      let one = series.get(key);
      if (!one) {
        one = { labels, counts: description.buckets.map(() => 0), sum: 0, count: 0 };
        series.set(key, one);
      }
      record(one, description.buckets, value);
    },
  };
  const lines = () => [
    ...head(description, "histogram"),
    ...[...series.values()].flatMap((one) => histogramLines(description, one)),
  ];
  return { histogram, lines };
}

type Series = { labels: LabelValues; counts: number[]; sum: number; count: number };

function record(series: Series, buckets: readonly number[], value: number): void {
  series.sum += value;
  series.count += 1;
  const index = buckets.findIndex((bound) => value <= bound);
  if (index !== -1) series.counts[index] = (series.counts[index] ?? 0) + 1;
}

function histogramLines(
  description: Description & { buckets: readonly number[] },
  series: Series,
): string[] {
  const { name, labels = [], buckets } = description;
  let total = 0;
  const bounds = buckets.map((bound, index) => {
    total += series.counts[index] ?? 0;
    const text = labelText([...labels, "le"], [...series.labels, String(bound)]);
    return `${name}_bucket${text} ${total}`;
  });
  const all = labelText([...labels, "le"], [...series.labels, "+Inf"]);
  const own = labelText(labels, series.labels);
  return [
    ...bounds,
    `${name}_bucket${all} ${series.count}`,
    `${name}_sum${own} ${series.sum}`,
    `${name}_count${own} ${series.count}`,
  ];
}

function head({ name, help }: Description, type: string): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
}

function labelText(names: readonly string[] = [], values: LabelValues): string {
  if (names.length === 0) return "";
  const pairs = names.map((name, index) => `${name}="${escapeLabel(values[index] ?? "")}"`);
  return `{${pairs.join(",")}}`;
}

function escapeLabel(value: string): string {
  return value.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
}
