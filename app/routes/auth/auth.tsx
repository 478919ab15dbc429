import { ctxContext } from "#app/context.ts";
import type { PageHandle } from "#app/page-handle.ts";
import { AuthScreen } from "#features/accounts/sign-in/auth-screen.tsx";
import { AUTH_TEXTS, PAGE_TITLES } from "#features/accounts/sign-in/texts.ts";
import { demoPassword } from "#features/accounts/users/demo-password.server.ts";
import type { Route } from "./+types/auth";

export const handle = { reading: true } satisfies PageHandle;

export function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  return { demoPassword: demoPassword(ctx), hasGoogle: ctx.hasGoogle ?? false };
}

/** Only a form sent without scripts arrives here. Nothing is read from it: signing in is the client's. */
export function action() {
  return { message: AUTH_TEXTS.needsScripts };
}

export const meta: Route.MetaFunction = () => [
  { title: PAGE_TITLES.auth },
  { name: "description", content: PAGE_TITLES.authDescription },
];

export default function Auth({ loaderData, actionData }: Route.ComponentProps) {
  return <AuthScreen {...loaderData} message={actionData?.message} />;
}
