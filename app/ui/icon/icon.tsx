import "../form/form.css";
import "./icon.css";
import spriteUrl from "#assets/icons.svg?url";
import type { IconName } from "./icon-names.ts";

type IconProps = {
  name: IconName;
  size?: 16 | 18 | 20 | 24;
  /** Only for an icon that stands without words; beside words it is decoration. */
  label?: string;
};

/** One picture of the shared sprite: no path data in the pages, one cached file for all. */
export function Icon({ name, size = 20, label }: IconProps) {
  const className = size === 20 ? "icon" : `icon icon-${size}`;
  const picture = <use href={`${spriteUrl}#${name}`} />;
  if (label === undefined) {
    return (
      <svg className={className} aria-hidden="true">
        {picture}
      </svg>
    );
  }
  return (
    <svg className={className} role="img" aria-label={label}>
      {picture}
    </svg>
  );
}
