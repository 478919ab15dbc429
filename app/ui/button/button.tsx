import "./button.css";
import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import { Icon } from "../icon/icon.tsx";
import type { IconName } from "../icon/icon-names.ts";

/**
 * `spot` is the one amber button of a layer (search, book, next, submit), `primary` the main action
 * without money, `line` the second action, `quiet` tools, `ghost` cancel and back; `stage` and
 * `paper` stand on the dark stage.
 */
export type ButtonVariant =
  | "spot"
  | "primary"
  | "line"
  | "quiet"
  | "ghost"
  | "danger"
  | "stage"
  | "paper";

type Look = {
  variant?: ButtonVariant;
  /** `sm` is for desktop tables only; on phones it grows to a full target. */
  size?: "sm" | "md" | "lg";
  isBlock?: boolean;
  icon?: IconName;
  iconAfter?: IconName;
  children: ReactNode;
};

type ButtonProps = Look &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className" | "style"> & {
    /** While set the button shows a spinner with this text, keeps its width and ignores clicks. */
    loadingText?: string;
    isLoading?: boolean;
  };

export function Button(props: ButtonProps) {
  const { variant, size, isBlock, icon, iconAfter, children, ...rest } = props;
  const { loadingText, isLoading = false, type = "button", onClick, ...native } = rest;
  const ignore = (event: MouseEvent) => event.preventDefault();
  const content = <Content icon={icon} iconAfter={iconAfter} text={children} />;
  return (
    <button
      {...native}
      type={type}
      className={buttonClass({ variant, size, isBlock })}
      aria-disabled={isLoading || undefined}
      onClick={isLoading ? ignore : onClick}
    >
      {loadingText === undefined ? (
        content
      ) : (
        <span className="btn-texts">
          <span aria-hidden={isLoading}>{content}</span>
          <span aria-hidden={!isLoading}>
            <span className="spinner" />
            {loadingText}
          </span>
        </span>
      )}
    </button>
  );
}

type ButtonLinkProps = Look & Omit<LinkProps, "className" | "style" | "children">;

/** A link that looks like a button; addresses of other sites and mailto work as well. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, isBlock, icon, iconAfter, children, ...link } = props;
  return (
    <Link {...link} className={buttonClass({ variant, size, isBlock })}>
      <Content icon={icon} iconAfter={iconAfter} text={children} />
    </Link>
  );
}

type ContentProps = {
  icon: IconName | undefined;
  iconAfter: IconName | undefined;
  text: ReactNode;
};

function Content({ icon, iconAfter, text }: ContentProps) {
  return (
    <>
      {icon && <Icon name={icon} />}
      {text}
      {iconAfter && <Icon name={iconAfter} />}
    </>
  );
}

type LookClasses = {
  variant: ButtonVariant | undefined;
  size: Look["size"] | undefined;
  isBlock: boolean | undefined;
};

function buttonClass({ variant = "primary", size = "md", isBlock = false }: LookClasses): string {
  const sizeClass = size === "md" ? "" : ` btn-${size}`;
  return `btn btn-${variant}${sizeClass}${isBlock ? " btn-block" : ""}`;
}
