import "#parts/layout/todo.css";
import type { ReactNode } from "react";
import { Icon } from "#ui/icon/icon.tsx";
import type { IconName } from "#ui/icon/icon-names.ts";

type TodoProps = {
  icon: IconName;
  tone?: "spot" | "danger";
  title: string;
  /** What it is about, line by line. */
  lines: readonly string[];
  /** The deadline. */
  due: string;
  actions?: ReactNode;
};

export function Todo({ icon, tone, title, lines, due, actions }: TodoProps) {
  return (
    <li className="todo">
      <span className={tone ? `todo-symbol todo-symbol-${tone}` : "todo-symbol"}>
        <Icon name={icon} />
      </span>
      <div className="min-w-0">
        <h3 className="todo-title">{title}</h3>
        {lines.map((line) => (
          <p key={line} className="note">
            {line}
          </p>
        ))}
        <p className={tone ? `todo-due todo-due-${tone}` : "todo-due"}>{due}</p>
      </div>
      {actions && <div className="todo-actions">{actions}</div>}
    </li>
  );
}
