import { data } from "react-router";

/** Any other path: throwing makes the status 404 and lets the layout's boundary show the screen. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
