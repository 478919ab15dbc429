import "./avatar.css";

type AvatarProps = {
  /** Shown on a coloured ground when there is no picture. */
  initials: string;
  tint?: "amber" | "apricot" | "sage" | "dove";
  src?: string | null;
  size?: "sm" | "md" | "lg";
  shape?: "round" | "square";
};

/** Stands beside the name, therefore silent for screen readers. */
export function Avatar(props: AvatarProps) {
  const { initials, tint = "dove", src, size = "md", shape = "round" } = props;
  const classes = ["avatar", `tint-${tint}`];
  if (size !== "md") classes.push(`avatar-${size}`);
  if (shape === "square") classes.push("avatar-square");
  return (
    <span className={classes.join(" ")} aria-hidden="true">
      {src ? <img src={src} alt="" width="56" height="56" loading="lazy" /> : initials}
    </span>
  );
}
