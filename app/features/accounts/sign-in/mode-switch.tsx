import { Link, useLocation } from "react-router";
import { AUTH_TEXTS, type AuthMode, FORGOT_TEXTS, MODE_TEXTS } from "./texts.ts";

/** The way to the other form; the origin travels along. */
export function ModeSwitch({ mode }: { mode: AuthMode }) {
  const { state } = useLocation();
  if (mode === "forgot") {
    return (
      <Link className="link" to="/auth" state={state} preventScrollReset>
        {FORGOT_TEXTS.back}
      </Link>
    );
  }
  const isLogin = mode === "login";
  return (
    <p>
      {isLogin ? AUTH_TEXTS.noAccount : AUTH_TEXTS.haveAccount}{" "}
      <Link
        className="link"
        to={isLogin ? "/auth?mode=register" : "/auth"}
        state={state}
        preventScrollReset
      >
        {MODE_TEXTS[isLogin ? "register" : "login"].title}
      </Link>
    </p>
  );
}
