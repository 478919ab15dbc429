import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { publicAddresses } from "./declared-public.ts";

const ROUTES = {
  root: { path: "", module: {} },
  layout: { parentId: "root", module: { handle: { isPublic: true } } },
  home: { parentId: "layout", index: true, module: { handle: { isPublic: true } } },
  profile: { parentId: "layout", path: "speaker/:slug", module: { handle: { isPublic: true } } },
  account: { parentId: "layout", path: "konto", module: { handle: { reading: true } } },
  mailbox: { parentId: "layout", path: "postfach", module: {} },
};

const routes = Object.entries(ROUTES).map(([id, route]) => [id, { id, ...route }]);
const isPublic = publicAddresses({ routes: Object.fromEntries(routes) } as unknown as ServerBuild);
const ofPath = (path: string) => isPublic(`http://localhost:3000${path}`);

test.each(["/", "/?category=finance", "/speaker/klara", "/speaker/klara?x=1"])(
  "%s is public: its own route says so",
  (path) => expect(ofPath(path)).toBe(true),
);

test.each(["/_.data", "/speaker/klara.data?_routes=profile"])(
  "%s is the data of a public page",
  (path) => expect(ofPath(path)).toBe(true),
);

test.each(["/konto", "/postfach", "/postfach.data", "/nirgends", "/?code=geheim"])(
  "%s is not, whatever is said around it",
  (path) => expect(ofPath(path)).toBe(false),
);
