import "./form.css";
import "./option-card.css";
import type { InputHTMLAttributes, ReactNode } from "react";

type OptionCardProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  "className" | "style" | "type" | "title"
> & {
  type?: "radio" | "checkbox";
  /** A large number with its unit, e.g. 40 and Min. */
  amount?: { value: number | string; unit: string };
  title: ReactNode;
  text?: ReactNode;
  price?: ReactNode;
};

/** A choice as a row: control, amount, title, price. The whole row is the target. */
export function OptionCard(props: OptionCardProps) {
  const { type = "radio", amount, title, text, price, ...native } = props;
  return (
    <label className="option">
      <input {...native} type={type} className={type === "radio" ? "option-dot" : "check-box"} />
      {amount && (
        <span className="option-amount">
          {amount.value}
          <small>{amount.unit}</small>
        </span>
      )}
      <span className="min-w-0">
        <span className="block font-semibold">{title}</span>
        {text && <span className="block text-sm text-ink-2">{text}</span>}
      </span>
      {price && <span className="option-price">{price}</span>}
    </label>
  );
}
