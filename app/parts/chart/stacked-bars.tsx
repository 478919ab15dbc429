import "./stacked-bars.css";
import { ChartTable } from "./chart-table.tsx";

type StackedBar = { readonly label: string; readonly values: readonly [number, number] };

type StackedBarsProps = {
  /** Names the chart and the table behind it. */
  title: string;
  columns: readonly [label: string, first: string, second: string];
  bars: readonly StackedBar[];
  /** Few bars have room for all their names; of many every second one is written. */
  everyLabel?: boolean;
};

const WIDTH = 332;
const HEIGHT = 150;
const FOOT = 26;
/** Room for the number above the highest bar. */
const TOP = 22;

/** Two series on top of each other for the eyes, a table for screen readers. */
export function StackedBars({ title, columns, bars, everyLabel = false }: StackedBarsProps) {
  const highest = Math.max(1, ...bars.map(({ values: [first, second] }) => first + second));
  const step = WIDTH / Math.max(1, bars.length);
  const heightOf = (value: number) => ((HEIGHT - TOP) * value) / highest;
  return (
    <figure className="bars">
      <ul className="bars-legend">
        <li>
          <span className="bars-mark" />
          {columns[1]}
        </li>
        <li>
          <span className="bars-mark bars-mark-hatched" />
          {columns[2]}
        </li>
      </ul>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + FOOT}`} aria-hidden="true">
        <defs>
          <pattern
            id="bars-hatch"
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="6" height="6" className="bars-hatch-ground" />
            <rect width="2.4" height="6" className="bars-hatch-line" />
          </pattern>
        </defs>
        {[0, 0.5, 1].map((part) => (
          <path key={part} d={`M0 ${TOP + (HEIGHT - TOP) * part}H${WIDTH}`} className="bars-line" />
        ))}
        {bars.map(({ label, values: [first, second] }, at) => {
          const [x, width] = [at * step + step * 0.16, step * 0.68];
          const lower = heightOf(first);
          const upper = heightOf(second);
          return (
            <g key={label}>
              <rect
                x={x}
                y={HEIGHT - lower}
                width={width}
                height={lower}
                rx={2}
                className="bars-solid"
              />
              {second > 0 && (
                <rect
                  x={x}
                  y={HEIGHT - lower - upper}
                  width={width}
                  height={upper}
                  fill="url(#bars-hatch)"
                  className="bars-hatched"
                />
              )}
              {first + second > 0 && (
                <text x={x + width / 2} y={HEIGHT - lower - upper - 5} textAnchor="middle">
                  {first + second}
                </text>
              )}
              {(everyLabel || (bars.length - 1 - at) % 2 === 0) && (
                <text x={x + width / 2} y={HEIGHT + 20} textAnchor="middle">
                  {label}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      <ChartTable title={title} columns={columns} rows={bars} />
    </figure>
  );
}
