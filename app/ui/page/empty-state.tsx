import "./empty-state.css";
import type { ReactNode } from "react";
import { StateArt } from "../icon/state-art.tsx";

type EmptyStateProps = {
  art?: "empty" | "error";
  title: string;
  text?: ReactNode;
  /** The one way on. */
  action?: ReactNode;
  headingLevel?: 1 | 2 | 3;
  children?: ReactNode;
};

/** Nothing here yet, or something went wrong: a picture, a title, one sentence, one button. */
export function EmptyState(props: EmptyStateProps) {
  const { art = "empty", title, text, action, headingLevel = 2, children } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="state">
      <StateArt name={art} />
      <Heading className="h1">{title}</Heading>
      {text && <p className="lead">{text}</p>}
      {children}
      {action}
    </div>
  );
}
