import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** The specification's route table (SPEC 2). A path stands here once its screen is real. */
export default [
  route("redner/:slug?", "routes/redirects/speaker-alias.ts", { id: "redner" }),
  route("referenten/:slug?", "routes/redirects/speaker-alias.ts", { id: "referenten" }),
  route("speakers", "routes/redirects/finder.ts"),
  layout("routes/main-layout.tsx", [
    index("routes/public/home.tsx"),
    route("speaker/:slug", "routes/public/speaker-profile.tsx"),
    route("dev/components", "routes/dev/components.tsx"),
    route("*", "routes/public/not-found.tsx"),
  ]),
] satisfies RouteConfig;
