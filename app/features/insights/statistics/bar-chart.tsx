import "./statistics.css";
import { ChartTable } from "#parts/chart/chart-table.tsx";

type Bar = { readonly label: string; readonly value: number; readonly text: string };

type BarChartProps = {
  /** Names the chart and the columns of the table behind it. */
  title: string;
  columns: readonly [label: string, value: string];
  bars: readonly Bar[];
  /** Which bar is about now. */
  now: number;
};

const WIDTH = 332;
const HEIGHT = 142;
const FOOT = 26;

/** Bars for the eyes, a table for screen readers. */
export function BarChart({ title, columns, bars, now }: BarChartProps) {
  const highest = Math.max(1, ...bars.map(({ value }) => value));
  const step = WIDTH / bars.length;
  return (
    <figure className="chart">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + FOOT}`} aria-hidden="true">
        {[0, 0.5, 1].map((part) => (
          <path key={part} d={`M0 ${8 + (HEIGHT - 8) * part}H${WIDTH}`} className="chart-line" />
        ))}
        {bars.map(({ label, value }, at) => {
          const height = ((HEIGHT - 8) * value) / highest;
          return (
            <g key={label}>
              <rect
                x={at * step + step * 0.16}
                y={HEIGHT - height}
                width={step * 0.68}
                height={height}
                rx={2}
                className={at === now ? "chart-bar chart-bar-now" : "chart-bar"}
              />
              {(bars.length - 1 - at) % 2 === 0 && (
                <text x={at * step + step / 2} y={HEIGHT + 20} textAnchor="middle">
                  {label}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      <ChartTable
        title={title}
        columns={columns}
        rows={bars.map(({ label, text }) => ({ label, values: [text] }))}
      />
    </figure>
  );
}
