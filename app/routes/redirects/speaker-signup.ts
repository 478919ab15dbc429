import { redirect } from "react-router";

/** Written both ways in the specification (DECISIONS C-68). */
export function loader() {
  return redirect("/speaker-signup", 301);
}
