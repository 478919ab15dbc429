import { PERMISSIONS } from "#server/api/operation/permissions.ts";

export const ID = "00000000-0000-4000-8000-000000000000";

/** Everything of the auth server that belongs to a user. */
export const PRIVATE_AUTH_ROUTES = [
  "GET /auth/v1/user",
  "PUT /auth/v1/user",
  "GET /auth/v1/reauthenticate",
  "POST /auth/v1/logout",
  "GET /auth/v1/user/identities/authorize?provider=google",
  `DELETE /auth/v1/user/identities/${ID}`,
  ...["/auth/v1/factors", "/factors"].flatMap((factors) => [
    `POST ${factors}`,
    `DELETE ${factors}/${ID}`,
    `POST ${factors}/${ID}/challenge`,
    `POST ${factors}/${ID}/verify`,
    `GET ${factors}/recovery-codes`,
    `POST ${factors}/recovery-codes`,
    `DELETE ${factors}/recovery-codes`,
    `POST ${factors}/recovery-codes/regenerate`,
    `POST ${factors}/recovery-codes/verify`,
  ]),
];

/** Every route of the API, with an id that nothing has. */
export const API_ROUTES = Object.entries(PERMISSIONS).map(([route, access]) => ({
  route: route.replace(" ", " /api").replace(/:\w+/g, ID),
  isPublic: access.visitor !== "none",
}));
