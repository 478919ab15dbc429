import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** Every legal text has its own address and the same module. */
const legalPage = (path: string) => route(path, "routes/legal/legal-page.tsx", { id: path });

/** The specification's route table (SPEC 2). A path stands here once its screen is real. */
export default [
  route("redner/:slug?", "routes/redirects/speaker-alias.ts", { id: "redner" }),
  route("referenten/:slug?", "routes/redirects/speaker-alias.ts", { id: "referenten" }),
  route("speakers", "routes/redirects/finder.ts"),
  route("en/speaker/:slug", "routes/public/speaker-profile-en.tsx"),
  route("speaker/signup", "routes/redirects/speaker-signup.ts"),
  route("admin", "routes/admin-layout.tsx", [index("routes/admin/overview.tsx")]),
  layout("routes/main-layout.tsx", [
    index("routes/public/home.tsx"),
    route("themen", "routes/public/topics.tsx"),
    route("themen/:category", "routes/public/topic.tsx"),
    route("speaker/:slug", "routes/public/speaker-profile.tsx"),
    route("compare", "routes/public/compare.tsx"),
    route("speaker-signup", "routes/public/speaker-signup.tsx"),
    route("auth", "routes/auth/auth.tsx"),
    route("auth/callback", "routes/auth/callback.tsx"),
    route("auth/confirm", "routes/auth/confirm.tsx"),
    route("auth/reset", "routes/auth/reset.tsx"),
    route("booking/success", "routes/booking/success.tsx"),
    route("booking/inquiry-sent", "routes/booking/inquiry-sent.tsx"),
    route("dashboard/customer", "routes/dashboard/customer.tsx"),
    route("dashboard/customer/buchungen/:id", "routes/dashboard/customer-booking.tsx"),
    route("dashboard/speaker", "routes/dashboard/speaker.tsx"),
    route("dashboard/speaker/edit", "routes/dashboard/speaker-edit.tsx"),
    route("dashboard/konto", "routes/dashboard/account.tsx"),
    route("dashboard/nachrichten/:id?", "routes/dashboard/messages.tsx"),
    route("dashboard/benachrichtigungen", "routes/dashboard/notifications.tsx"),
    route("about", "routes/public/about.tsx"),
    route("blog", "routes/public/blog.tsx"),
    route("blog/:slug", "routes/public/blog-post.tsx"),
    ...["impressum", "datenschutz", "agb", "widerrufsbelehrung"].map(legalPage),
    ...["barrierefreiheit", "ranking", "bewertungen"].map(legalPage),
    route("speaker-agb", "routes/legal/speaker-agb.tsx"),
    route("melden", "routes/legal/report.tsx"),
    route("widerruf", "routes/legal/withdrawal.tsx"),
    route("demo/postfach", "routes/demo/mailbox.tsx"),
    route("dev/components", "routes/dev/components.tsx"),
    route("*", "routes/public/not-found.tsx"),
  ]),
] satisfies RouteConfig;
