import type { OpenAPIHono } from "@hono/zod-openapi";
import { mailTextSchema } from "../admin/mail-template-routes.ts";
import type { ApiEnv } from "../api-env.ts";
import { type Credential, neededCredential } from "../permissions.ts";
import { effectsSchema } from "../schemas/booking.ts";
import { invoiceSchema } from "../schemas/invoice.ts";
import { speakerTaxSchema } from "../speaker-tax-routes.ts";
import { API_MOUNT } from "./api-mount.ts";
import { withNullableReferences } from "./nullable-references.ts";

export type ApiDocument = ReturnType<OpenAPIHono["getOpenAPI31Document"]>;

const SECURITY_SCHEMES = {
  session: {
    type: "http",
    scheme: "bearer",
    bearerFormat: "JWT",
    description: "Access token of a session, as /auth/v1/token gives it.",
  },
  stripe_signature: {
    type: "apiKey",
    in: "header",
    name: "stripe-signature",
    description: "Signature of the body, made by Stripe with the secret of the endpoint.",
  },
} as const;

type PathItem = NonNullable<ApiDocument["paths"]>[string];
type Requirement = Partial<Record<keyof typeof SECURITY_SCHEMES, string[]>>;

const REQUIREMENTS: Record<Credential, Requirement[]> = {
  session: [{ session: [] }],
  session_or_none: [{}, { session: [] }],
  signature: [{ stripe_signature: [] }],
  none: [],
};

/**
 * Described by themselves before any operation: a named schema that is met as `.nullable()` first
 * would be described as nullable everywhere.
 */
const DESCRIBED_FIRST = {
  BookingEffects: effectsSchema,
  Invoice: invoiceSchema,
  MailText: mailTextSchema,
  SpeakerTax: speakerTaxSchema,
};

export function describeApi(api: OpenAPIHono<ApiEnv>, publicUrl: string): ApiDocument {
  for (const [name, schema] of Object.entries(DESCRIBED_FIRST)) {
    api.openAPIRegistry.register(name, schema);
  }
  const document = api.getOpenAPI31Document({
    openapi: "3.1.0",
    info: {
      title: "Wortbühne API",
      version: "1",
      description:
        "Speakers, categories and availability of Wortbühne as JSON. Field names are snake_case, days are yyyy-MM-dd, texts are German.",
      license: { name: "All rights reserved", url: new URL("/impressum", publicUrl).href },
      termsOfService: new URL("/agb", publicUrl).href,
    },
    servers: [{ url: publicUrl }],
  });
  const paths = Object.entries(document.paths ?? {});
  return withNullableReferences({
    ...document,
    components: { ...document.components, securitySchemes: SECURITY_SCHEMES },
    paths: Object.fromEntries(
      paths.map(([path, item]) => [`${API_MOUNT}${path}`, withSecurity(path, item)]),
    ),
  });
}

/** Operations by their method; our routes put nothing else into a path. */
function withSecurity(path: string, item: PathItem): PathItem {
  return Object.fromEntries(
    Object.entries(item).map(([method, operation]) => {
      const security = REQUIREMENTS[neededCredential(method, path)];
      return [method, { ...operation, security }];
    }),
  );
}
