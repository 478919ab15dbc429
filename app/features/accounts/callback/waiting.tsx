import "../sign-in/sign-in.css";
import "#ui/button/button.css";
/** One line while the server is asked; announced politely. */
export function Waiting({ text }: { text: string }) {
  return (
    <div className="waiting" role="status">
      <span className="spinner" aria-hidden="true" />
      {text}
    </div>
  );
}
