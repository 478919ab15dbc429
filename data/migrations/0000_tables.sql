CREATE SCHEMA "auth";
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"state" text DEFAULT 'in_progress' NOT NULL,
	"response_status" integer,
	"response_body" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key"),
	CONSTRAINT "idempotency_keys_state" CHECK ("idempotency_keys"."state" in ('in_progress', 'done')),
	CONSTRAINT "idempotency_keys_key" CHECK (length(btrim("idempotency_keys"."key")) between 8 and 200)
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"message" text NOT NULL,
	"type" text NOT NULL,
	"link" text,
	"read_at" timestamp with time zone,
	"dedupe_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notifications_dedupe_key_unique" UNIQUE("dedupe_key"),
	CONSTRAINT "notifications_type" CHECK ("notifications"."type" in ('message', 'booking', 'invoice', 'review', 'application', 'system')),
	CONSTRAINT "notifications_title" CHECK (length(btrim("notifications"."title")) between 1 and 200),
	CONSTRAINT "notifications_message" CHECK (length(btrim("notifications"."message")) between 1 and 2000),
	CONSTRAINT "notifications_link" CHECK ("notifications"."link" ~ '^/([^/\\]|$)')
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"role" text,
	"last_login_at" timestamp with time zone,
	"first_name" text,
	"last_name" text,
	"phone" text,
	"company_name" text,
	"billing_address_street" text,
	"billing_address_city" text,
	"billing_address_postal_code" text,
	"billing_address_country" text,
	CONSTRAINT "profiles_role" CHECK ("profiles"."role" in ('customer', 'speaker', 'admin')),
	CONSTRAINT "profiles_first_name" CHECK (length(btrim("profiles"."first_name")) between 0 and 100),
	CONSTRAINT "profiles_last_name" CHECK (length(btrim("profiles"."last_name")) between 0 and 100),
	CONSTRAINT "profiles_phone" CHECK (length(btrim("profiles"."phone")) between 0 and 50),
	CONSTRAINT "profiles_company_name" CHECK (length(btrim("profiles"."company_name")) between 0 and 200),
	CONSTRAINT "profiles_billing_street" CHECK (length(btrim("profiles"."billing_address_street")) between 0 and 200),
	CONSTRAINT "profiles_billing_city" CHECK (length(btrim("profiles"."billing_address_city")) between 0 and 100),
	CONSTRAINT "profiles_billing_postal_code" CHECK (length(btrim("profiles"."billing_address_postal_code")) between 0 and 20),
	CONSTRAINT "profiles_billing_country" CHECK (length(btrim("profiles"."billing_address_country")) between 0 and 60)
);
--> statement-breakpoint
CREATE TABLE "user_roles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	CONSTRAINT "user_roles_role" CHECK ("user_roles"."role" in ('customer', 'speaker', 'admin'))
);
--> statement-breakpoint
CREATE TABLE "assistant_conversations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"session_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "assistant_conversations_session" CHECK (length(btrim("assistant_conversations"."session_key")) between 16 and 100)
);
--> statement-breakpoint
CREATE TABLE "assistant_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"conversation_id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"author" text NOT NULL,
	"content" text NOT NULL,
	"speaker_ids" uuid[] DEFAULT '{}' NOT NULL,
	"model" text,
	"input_tokens" integer,
	"output_tokens" integer,
	"latency_ms" integer,
	"feedback" smallint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "assistant_messages_in_order" UNIQUE("conversation_id","sequence"),
	CONSTRAINT "assistant_messages_sequence" CHECK ("assistant_messages"."sequence" >= 1),
	CONSTRAINT "assistant_messages_author" CHECK ("assistant_messages"."author" in ('user', 'assistant')),
	CONSTRAINT "assistant_messages_content" CHECK (length(btrim("assistant_messages"."content")) between 1 and 20000),
	CONSTRAINT "assistant_messages_feedback" CHECK ("assistant_messages"."feedback" in (-1, 1))
);
--> statement-breakpoint
CREATE TABLE "auth"."flow_states" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"state_hash" "bytea",
	"binding_hash" "bytea",
	"method" text NOT NULL,
	"provider" text,
	"nonce" text,
	"provider_verifier_sealed" text,
	"code_challenge" text NOT NULL,
	"redirect_to" text NOT NULL,
	"user_id" uuid,
	"link_user_id" uuid,
	"auth_code_hash" "bytea",
	"auth_code_issued_at" timestamp with time zone,
	"consumed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "flow_states_state_hash_unique" UNIQUE("state_hash"),
	CONSTRAINT "flow_states_auth_code_hash_unique" UNIQUE("auth_code_hash"),
	CONSTRAINT "flow_states_method" CHECK ("auth"."flow_states"."method" in ('otp', 'recovery', 'oauth', 'email_change')),
	CONSTRAINT "flow_states_challenge" CHECK (length("auth"."flow_states"."code_challenge") between 43 and 128)
);
--> statement-breakpoint
CREATE TABLE "auth"."mfa_challenges" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"factor_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"code_mac" "bytea",
	"attempts" smallint DEFAULT 0 NOT NULL,
	"ip" "inet",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"verified_at" timestamp with time zone,
	CONSTRAINT "mfa_challenges_attempts" CHECK ("auth"."mfa_challenges"."attempts" between 0 and 6)
);
--> statement-breakpoint
CREATE TABLE "auth"."mfa_factors" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"factor_type" text NOT NULL,
	"status" text DEFAULT 'unverified' NOT NULL,
	"friendly_name" text DEFAULT '' NOT NULL,
	"secret_sealed" text,
	"phone" text,
	"last_used_step" bigint DEFAULT 0 NOT NULL,
	"last_challenged_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mfa_factors_type" CHECK ("auth"."mfa_factors"."factor_type" in ('totp', 'phone', 'recovery_code', 'webauthn')),
	CONSTRAINT "mfa_factors_status" CHECK ("auth"."mfa_factors"."status" in ('unverified', 'verified')),
	CONSTRAINT "mfa_factors_name" CHECK (length("auth"."mfa_factors"."friendly_name") <= 100),
	CONSTRAINT "mfa_factors_phone" CHECK ("auth"."mfa_factors"."phone" ~ '^[1-9][0-9]{6,14}$'),
	CONSTRAINT "mfa_factors_secret" CHECK (("auth"."mfa_factors"."factor_type" = 'totp') = ("auth"."mfa_factors"."secret_sealed" is not null)),
	CONSTRAINT "mfa_factors_number" CHECK (("auth"."mfa_factors"."factor_type" = 'phone') = ("auth"."mfa_factors"."phone" is not null))
);
--> statement-breakpoint
CREATE TABLE "auth"."mfa_recovery_codes" (
	"factor_id" uuid NOT NULL,
	"code_mac" "bytea" NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "mfa_recovery_codes_factor_id_code_mac_pk" PRIMARY KEY("factor_id","code_mac")
);
--> statement-breakpoint
CREATE TABLE "auth"."one_time_tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"token_type" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"otp_mac" "bytea" NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"relates_to" text NOT NULL,
	"redirect_to" text,
	"flow_state_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "one_time_tokens_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "one_time_tokens_one_per_type" UNIQUE("user_id","token_type"),
	CONSTRAINT "one_time_tokens_type" CHECK ("auth"."one_time_tokens"."token_type" in ('signup', 'recovery', 'email_change_current', 'email_change_new', 'reauth', 'link_google')),
	CONSTRAINT "one_time_tokens_hash" CHECK (octet_length("auth"."one_time_tokens"."token_hash") = 32)
);
--> statement-breakpoint
CREATE TABLE "auth"."refresh_tokens" (
	"session_id" uuid NOT NULL,
	"generation" integer NOT NULL,
	"parent_generation" integer,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "refresh_tokens_session_id_generation_pk" PRIMARY KEY("session_id","generation")
);
--> statement-breakpoint
CREATE TABLE "auth"."sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"aal" text DEFAULT 'aal1' NOT NULL,
	"amr" jsonb NOT NULL,
	"factor_id" uuid,
	"refresh_secret" "bytea" NOT NULL,
	"refresh_generation" integer DEFAULT 1 NOT NULL,
	"refresh_max_generation" integer DEFAULT 1 NOT NULL,
	"ip" "inet",
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"refreshed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"not_after" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"revoked_reason" text,
	CONSTRAINT "sessions_aal" CHECK ("auth"."sessions"."aal" in ('aal1', 'aal2')),
	CONSTRAINT "sessions_refresh_secret" CHECK (octet_length("auth"."sessions"."refresh_secret") = 32),
	CONSTRAINT "sessions_user_agent" CHECK (length("auth"."sessions"."user_agent") <= 300)
);
--> statement-breakpoint
CREATE TABLE "auth"."audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "auth"."audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"action" text NOT NULL,
	"user_id" uuid,
	"actor_id" uuid,
	"session_id" uuid,
	"ip" "inet",
	"user_agent" text,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "audit_log_action" CHECK (length(btrim("auth"."audit_log"."action")) between 1 and 80)
);
--> statement-breakpoint
CREATE TABLE "auth"."identities" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text NOT NULL,
	"identity_data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"email" text GENERATED ALWAYS AS (lower(identity_data ->> 'email')) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_sign_in_at" timestamp with time zone,
	CONSTRAINT "identities_provider_subject" UNIQUE("provider","provider_id"),
	CONSTRAINT "identities_provider" CHECK ("auth"."identities"."provider" in ('email', 'google'))
);
--> statement-breakpoint
CREATE TABLE "auth"."rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "auth"."signing_keys" (
	"kid" text PRIMARY KEY NOT NULL,
	"alg" text NOT NULL,
	"public_jwk" jsonb NOT NULL,
	"private_sealed" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"activated_at" timestamp with time zone,
	"retired_at" timestamp with time zone,
	"purge_after" timestamp with time zone,
	CONSTRAINT "signing_keys_alg" CHECK ("auth"."signing_keys"."alg" in ('ES256')),
	CONSTRAINT "signing_keys_state" CHECK ("auth"."signing_keys"."state" in ('standby', 'active', 'retired', 'revoked'))
);
--> statement-breakpoint
CREATE TABLE "auth"."users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"email_confirmed_at" timestamp with time zone,
	"new_email" text,
	"password_hash" text,
	"password_changed_at" timestamp with time zone,
	"contested" boolean DEFAULT false NOT NULL,
	"user_metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"banned_until" timestamp with time zone,
	"confirmation_sent_at" timestamp with time zone,
	"recovery_sent_at" timestamp with time zone,
	"email_change_sent_at" timestamp with time zone,
	"last_sign_in_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "users_email_lower" CHECK ("auth"."users"."email" = lower("auth"."users"."email") and length("auth"."users"."email") <= 254),
	CONSTRAINT "users_new_email_lower" CHECK ("auth"."users"."new_email" = lower("auth"."users"."new_email")),
	CONSTRAINT "users_metadata_size" CHECK (octet_length("auth"."users"."user_metadata"::text) <= 8192)
);
--> statement-breakpoint
CREATE TABLE "availability_overrides" (
	"speaker_id" uuid NOT NULL,
	"date" date NOT NULL,
	"type" text NOT NULL,
	"source" text DEFAULT 'manual' NOT NULL,
	CONSTRAINT "availability_overrides_speaker_id_date_pk" PRIMARY KEY("speaker_id","date"),
	CONSTRAINT "availability_overrides_type" CHECK ("availability_overrides"."type" in ('blocked', 'on_request')),
	CONSTRAINT "availability_overrides_source" CHECK ("availability_overrides"."source" in ('manual', 'ical'))
);
--> statement-breakpoint
CREATE TABLE "invoice_counters" (
	"year" integer PRIMARY KEY NOT NULL,
	"n" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "invoice_counters_year" CHECK ("invoice_counters"."year" between 2000 and 2999),
	CONSTRAINT "invoice_counters_n" CHECK ("invoice_counters"."n" >= 0)
);
--> statement-breakpoint
CREATE TABLE "invoice_lines" (
	"invoice_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"kind" text NOT NULL,
	"description" text NOT NULL,
	"quantity" integer DEFAULT 1 NOT NULL,
	"unit_price_cents" integer NOT NULL,
	"net_cents" integer NOT NULL,
	CONSTRAINT "invoice_lines_invoice_id_position_pk" PRIMARY KEY("invoice_id","position"),
	CONSTRAINT "invoice_lines_position" CHECK ("invoice_lines"."position" >= 1),
	CONSTRAINT "invoice_lines_kind" CHECK ("invoice_lines"."kind" in ('base', 'qa', 'travel', 'adjustment', 'cancellation_fee')),
	CONSTRAINT "invoice_lines_description" CHECK (length(btrim("invoice_lines"."description")) between 1 and 500),
	CONSTRAINT "invoice_lines_quantity" CHECK ("invoice_lines"."quantity" >= 1),
	CONSTRAINT "invoice_lines_net" CHECK ("invoice_lines"."net_cents" = "invoice_lines"."quantity" * "invoice_lines"."unit_price_cents")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"year" integer NOT NULL,
	"n" integer NOT NULL,
	"number" text GENERATED ALWAYS AS ('RE-' || year::text || '-' || lpad(n::text, greatest(5, length(n::text)), '0')) STORED NOT NULL,
	"kind" text DEFAULT 'invoice' NOT NULL,
	"booking_id" uuid NOT NULL,
	"cancels_invoice_id" uuid,
	"seller" jsonb NOT NULL,
	"buyer" jsonb NOT NULL,
	"buyer_reference" text NOT NULL,
	"issue_date" date NOT NULL,
	"service_date" date NOT NULL,
	"due_date" date NOT NULL,
	"net_cents" integer NOT NULL,
	"vat_treatment" text NOT NULL,
	"vat_rate_basis_points" integer NOT NULL,
	"vat_cents" integer NOT NULL,
	"gross_cents" integer NOT NULL,
	"pdf_key" text,
	"pdf_sha256" text,
	"xml_sha256" text,
	"sent_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"dunning_level" smallint DEFAULT 0 NOT NULL,
	"dunned_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "invoices_number_of_year" UNIQUE("year","n"),
	CONSTRAINT "invoices_n" CHECK ("invoices"."n" >= 1),
	CONSTRAINT "invoices_kind" CHECK ("invoices"."kind" in ('invoice', 'cancellation')),
	CONSTRAINT "invoices_vat_treatment" CHECK ("invoices"."vat_treatment" in ('standard', 'reverse_charge', 'not_taxable')),
	CONSTRAINT "invoices_cancellation" CHECK (("invoices"."kind" = 'cancellation') = ("invoices"."cancels_invoice_id" is not null)),
	CONSTRAINT "invoices_due" CHECK ("invoices"."due_date" >= "invoices"."issue_date"),
	CONSTRAINT "invoices_net" CHECK ("invoices"."net_cents" >= 0),
	CONSTRAINT "invoices_vat" CHECK ("invoices"."vat_cents" >= 0),
	CONSTRAINT "invoices_gross" CHECK ("invoices"."gross_cents" = "invoices"."net_cents" + "invoices"."vat_cents"),
	CONSTRAINT "invoices_dunning_level" CHECK ("invoices"."dunning_level" between 0 and 3)
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"invoice_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"provider_reference" text,
	"kind" text DEFAULT 'payment' NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"amount_cents" integer NOT NULL,
	"received_at" timestamp with time zone,
	"recorded_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_provider" CHECK ("payments"."provider" in ('stripe', 'bank_transfer', 'demo')),
	CONSTRAINT "payments_kind" CHECK ("payments"."kind" in ('payment', 'refund')),
	CONSTRAINT "payments_status" CHECK ("payments"."status" in ('pending', 'succeeded', 'failed', 'canceled')),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount_cents" >= 1),
	CONSTRAINT "payments_received" CHECK ("payments"."status" <> 'succeeded' or "payments"."received_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"payload" jsonb NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"processed_at" timestamp with time zone,
	CONSTRAINT "webhook_events_provider_event_id_pk" PRIMARY KEY("provider","event_id"),
	CONSTRAINT "webhook_events_provider" CHECK ("webhook_events"."provider" in ('stripe', 'bank_transfer', 'demo'))
);
--> statement-breakpoint
CREATE TABLE "booking_status_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booking_status_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"booking_id" uuid NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"event" text NOT NULL,
	"actor" text NOT NULL,
	"actor_id" uuid,
	"reason" text,
	"request_id" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "booking_status_history_from" CHECK ("booking_status_history"."from_status" in ('requested', 'pending', 'confirmed', 'declined', 'expired', 'withdrawn', 'cancelled', 'completed', 'reviewed')),
	CONSTRAINT "booking_status_history_to" CHECK ("booking_status_history"."to_status" in ('requested', 'pending', 'confirmed', 'declined', 'expired', 'withdrawn', 'cancelled', 'completed', 'reviewed')),
	CONSTRAINT "booking_status_history_event" CHECK ("booking_status_history"."event" in ('create', 'offer', 'hold', 'decline', 'withdraw', 'retract', 'expire', 'accept', 'cancel', 'complete', 'review')),
	CONSTRAINT "booking_status_history_actor" CHECK ("booking_status_history"."actor" in ('customer', 'speaker', 'admin', 'system'))
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_reference" text DEFAULT 'WB-' || upper(regexp_replace(replace(gen_random_uuid()::text, '-', ''), '^(.{5})(.{5}).*$', '\1-\2')) NOT NULL,
	"speaker_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"booking_mode" text NOT NULL,
	"status" text NOT NULL,
	"event_title" text NOT NULL,
	"event_date" date NOT NULL,
	"event_start_time" text DEFAULT '09:00' NOT NULL,
	"event_duration_minutes" integer NOT NULL,
	"event_type" text NOT NULL,
	"event_location" text NOT NULL,
	"event_lat" double precision,
	"event_lng" double precision,
	"is_virtual" boolean DEFAULT false NOT NULL,
	"audience_size" integer DEFAULT 50 NOT NULL,
	"customer_notes" text,
	"workshop_id" uuid,
	"selected_talk_id" uuid,
	"format_label" text,
	"includes_qa" boolean DEFAULT false NOT NULL,
	"qa_duration_minutes" integer,
	"contact_person" text NOT NULL,
	"contact_email" text NOT NULL,
	"contact_phone" text NOT NULL,
	"billing_company" text NOT NULL,
	"billing_street" text NOT NULL,
	"billing_city" text NOT NULL,
	"billing_postal_code" text NOT NULL,
	"billing_country" text DEFAULT 'Deutschland' NOT NULL,
	"billing_vat_id" text,
	"base_fee_cents" integer NOT NULL,
	"qa_fee_cents" integer DEFAULT 0 NOT NULL,
	"travel_cost_cents" integer DEFAULT 0 NOT NULL,
	"travel_cost_state" text DEFAULT 'unknown' NOT NULL,
	"travel_distance_km" integer,
	"adjustment_cents" integer DEFAULT 0 NOT NULL,
	"total_amount" integer NOT NULL,
	"vat_treatment" text DEFAULT 'standard' NOT NULL,
	"vat_rate_basis_points" integer DEFAULT 1900 NOT NULL,
	"vat_amount_cents" integer GENERATED ALWAYS AS (round(total_amount::numeric * vat_rate_basis_points / 10000)::integer) STORED NOT NULL,
	"gross_amount_cents" integer GENERATED ALWAYS AS (total_amount + round(total_amount::numeric * vat_rate_basis_points / 10000)::integer) STORED NOT NULL,
	"offer_price_cents" integer,
	"offer_message" text,
	"expires_at" timestamp with time zone,
	"decline_reason" text,
	"cancellation_reason" text,
	"cancellation_fee_cents" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bookings_booking_reference_unique" UNIQUE("booking_reference"),
	CONSTRAINT "bookings_reference" CHECK ("bookings"."booking_reference" ~ '^WB-[0-9A-Z-]{4,20}$'),
	CONSTRAINT "bookings_mode" CHECK ("bookings"."booking_mode" in ('direct', 'inquiry')),
	CONSTRAINT "bookings_status" CHECK ("bookings"."status" in ('requested', 'pending', 'confirmed', 'declined', 'expired', 'withdrawn', 'cancelled', 'completed', 'reviewed')),
	CONSTRAINT "bookings_event_type" CHECK ("bookings"."event_type" in ('workshop', 'conference')),
	CONSTRAINT "bookings_country" CHECK ("bookings"."billing_country" in ('Deutschland', 'Österreich', 'Schweiz')),
	CONSTRAINT "bookings_vat_treatment" CHECK ("bookings"."vat_treatment" in ('standard', 'reverse_charge', 'not_taxable')),
	CONSTRAINT "bookings_travel_cost_state" CHECK ("bookings"."travel_cost_state" in ('calculated', 'online', 'unknown')),
	CONSTRAINT "bookings_start_time" CHECK ("bookings"."event_start_time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
	CONSTRAINT "bookings_duration" CHECK ("bookings"."event_duration_minutes" between 1 and 1440),
	CONSTRAINT "bookings_audience_size" CHECK ("bookings"."audience_size" between 1 and 1000000),
	CONSTRAINT "bookings_lat" CHECK ("bookings"."event_lat" between -90 and 90),
	CONSTRAINT "bookings_lng" CHECK ("bookings"."event_lng" between -180 and 180),
	CONSTRAINT "bookings_workshop" CHECK ("bookings"."workshop_id" is null or "bookings"."event_type" = 'workshop'),
	CONSTRAINT "bookings_qa" CHECK (("bookings"."includes_qa" and "bookings"."qa_duration_minutes" is not null and "bookings"."qa_duration_minutes" in (15, 30)) or (not "bookings"."includes_qa" and "bookings"."qa_duration_minutes" is null and "bookings"."qa_fee_cents" = 0)),
	CONSTRAINT "bookings_base_fee" CHECK ("bookings"."base_fee_cents" >= 0),
	CONSTRAINT "bookings_qa_fee" CHECK ("bookings"."qa_fee_cents" >= 0),
	CONSTRAINT "bookings_travel_cost" CHECK ("bookings"."travel_cost_cents" >= 0),
	CONSTRAINT "bookings_total_amount" CHECK ("bookings"."total_amount" >= 0),
	CONSTRAINT "bookings_sum" CHECK ("bookings"."total_amount" = "bookings"."base_fee_cents" + "bookings"."qa_fee_cents" + "bookings"."travel_cost_cents" + "bookings"."adjustment_cents"),
	CONSTRAINT "bookings_vat_rate" CHECK ("bookings"."vat_rate_basis_points" between 0 and 3000),
	CONSTRAINT "bookings_vat_rate_fits" CHECK (("bookings"."vat_treatment" = 'standard') = ("bookings"."vat_rate_basis_points" > 0)),
	CONSTRAINT "bookings_offer_price" CHECK ("bookings"."offer_price_cents" >= 0),
	CONSTRAINT "bookings_cancellation_fee" CHECK ("bookings"."cancellation_fee_cents" >= 0),
	CONSTRAINT "bookings_event_title" CHECK (length(btrim("bookings"."event_title")) between 1 and 200),
	CONSTRAINT "bookings_event_location" CHECK (length(btrim("bookings"."event_location")) between 1 and 300),
	CONSTRAINT "bookings_customer_notes" CHECK (length(btrim("bookings"."customer_notes")) between 0 and 5000),
	CONSTRAINT "bookings_contact_person" CHECK (length(btrim("bookings"."contact_person")) between 1 and 200),
	CONSTRAINT "bookings_contact_email" CHECK (length(btrim("bookings"."contact_email")) between 3 and 254),
	CONSTRAINT "bookings_contact_phone" CHECK (length(btrim("bookings"."contact_phone")) between 1 and 50),
	CONSTRAINT "bookings_billing_company" CHECK (length(btrim("bookings"."billing_company")) between 1 and 200),
	CONSTRAINT "bookings_billing_street" CHECK (length(btrim("bookings"."billing_street")) between 1 and 200),
	CONSTRAINT "bookings_billing_city" CHECK (length(btrim("bookings"."billing_city")) between 1 and 100),
	CONSTRAINT "bookings_billing_postal_code" CHECK (length(btrim("bookings"."billing_postal_code")) between 1 and 20),
	CONSTRAINT "bookings_billing_vat_id" CHECK (length(btrim("bookings"."billing_vat_id")) between 4 and 20),
	CONSTRAINT "bookings_offer_message" CHECK (length(btrim("bookings"."offer_message")) between 0 and 5000)
);
--> statement-breakpoint
CREATE TABLE "category_landing_pages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"category" text NOT NULL,
	"city" text,
	"slug" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"headline" text NOT NULL,
	"intro" text DEFAULT '' NOT NULL,
	"hero" jsonb,
	"faq" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"pinned_speaker_ids" uuid[] DEFAULT '{}' NOT NULL,
	"seo_title" text,
	"seo_description" text,
	"is_indexed" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "category_landing_pages_slug_unique" UNIQUE("slug"),
	CONSTRAINT "category_landing_pages_slug" CHECK ("category_landing_pages"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length("category_landing_pages"."slug") <= 120),
	CONSTRAINT "category_landing_pages_status" CHECK ("category_landing_pages"."status" in ('draft', 'published')),
	CONSTRAINT "category_landing_pages_headline" CHECK (length(btrim("category_landing_pages"."headline")) between 1 and 200),
	CONSTRAINT "category_landing_pages_seo_title" CHECK (length("category_landing_pages"."seo_title") <= 60),
	CONSTRAINT "category_landing_pages_seo_description" CHECK (length("category_landing_pages"."seo_description") <= 160)
);
--> statement-breakpoint
CREATE TABLE "speaker_categories" (
	"name" text PRIMARY KEY NOT NULL,
	"label" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"icon_name" text DEFAULT 'sparkles' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_system" boolean DEFAULT false NOT NULL,
	"topics" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "speaker_categories_name" CHECK ("speaker_categories"."name" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length("speaker_categories"."name") <= 120),
	CONSTRAINT "speaker_categories_label" CHECK (length(btrim("speaker_categories"."label")) between 1 and 80)
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"document" text NOT NULL,
	"version" text NOT NULL,
	"booking_id" uuid,
	"ip_hash" text,
	"accepted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consents_document" CHECK ("consents"."document" in ('agb', 'widerruf', 'speaker_agb', 'datenschutz', 'analytics')),
	CONSTRAINT "consents_version" CHECK (length(btrim("consents"."version")) between 1 and 40)
);
--> statement-breakpoint
CREATE TABLE "blog_post_speakers" (
	"post_id" uuid NOT NULL,
	"speaker_id" uuid NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "blog_post_speakers_post_id_speaker_id_pk" PRIMARY KEY("post_id","speaker_id")
);
--> statement-breakpoint
CREATE TABLE "blog_posts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"title" text NOT NULL,
	"excerpt" text DEFAULT '' NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"category" text,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"author_name" text NOT NULL,
	"author_id" uuid,
	"cover_image_id" uuid,
	"cover_image_url" text,
	"reading_minutes" integer DEFAULT 1 NOT NULL,
	"seo_title" text,
	"seo_description" text,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_posts_slug_unique" UNIQUE("slug"),
	CONSTRAINT "blog_posts_slug" CHECK ("blog_posts"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length("blog_posts"."slug") <= 120),
	CONSTRAINT "blog_posts_status" CHECK ("blog_posts"."status" in ('draft', 'in_review', 'scheduled', 'published', 'archived')),
	CONSTRAINT "blog_posts_title" CHECK (length(btrim("blog_posts"."title")) between 1 and 200),
	CONSTRAINT "blog_posts_excerpt" CHECK (length(btrim("blog_posts"."excerpt")) between 0 and 600),
	CONSTRAINT "blog_posts_author_name" CHECK (length(btrim("blog_posts"."author_name")) between 1 and 200),
	CONSTRAINT "blog_posts_reading_minutes" CHECK ("blog_posts"."reading_minutes" >= 1),
	CONSTRAINT "blog_posts_seo_title" CHECK (length("blog_posts"."seo_title") <= 60),
	CONSTRAINT "blog_posts_seo_description" CHECK (length("blog_posts"."seo_description") <= 160),
	CONSTRAINT "blog_posts_dated" CHECK ("blog_posts"."status" not in ('scheduled', 'published') or "blog_posts"."published_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "media_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"storage_key" text NOT NULL,
	"file_name" text NOT NULL,
	"content_type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"credit" text,
	"rights" text,
	"rights_expire_on" date,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"focal_x" integer DEFAULT 50 NOT NULL,
	"focal_y" integer DEFAULT 50 NOT NULL,
	"uploaded_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_files_storage_key_unique" UNIQUE("storage_key"),
	CONSTRAINT "media_files_content_type" CHECK ("media_files"."content_type" in ('image/jpeg', 'image/png', 'image/webp', 'image/avif')),
	CONSTRAINT "media_files_file_name" CHECK (length(btrim("media_files"."file_name")) between 1 and 255),
	CONSTRAINT "media_files_width" CHECK ("media_files"."width" >= 1),
	CONSTRAINT "media_files_height" CHECK ("media_files"."height" >= 1),
	CONSTRAINT "media_files_bytes" CHECK ("media_files"."bytes" >= 1),
	CONSTRAINT "media_files_focal_x" CHECK ("media_files"."focal_x" between 0 and 100),
	CONSTRAINT "media_files_focal_y" CHECK ("media_files"."focal_y" between 0 and 100),
	CONSTRAINT "media_files_sha256" CHECK ("media_files"."sha256" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "settings_key" CHECK ("settings"."key" ~ '^[a-z][a-z0-9_.]{0,79}$')
);
--> statement-breakpoint
CREATE TABLE "slug_redirects" (
	"kind" text NOT NULL,
	"from_slug" text NOT NULL,
	"to_slug" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "slug_redirects_kind_from_slug_pk" PRIMARY KEY("kind","from_slug"),
	CONSTRAINT "slug_redirects_kind" CHECK ("slug_redirects"."kind" in ('speaker', 'blog', 'topic')),
	CONSTRAINT "slug_redirects_from" CHECK ("slug_redirects"."from_slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length("slug_redirects"."from_slug") <= 120),
	CONSTRAINT "slug_redirects_to" CHECK ("slug_redirects"."to_slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length("slug_redirects"."to_slug") <= 120),
	CONSTRAINT "slug_redirects_elsewhere" CHECK ("slug_redirects"."from_slug" <> "slug_redirects"."to_slug")
);
--> statement-breakpoint
CREATE TABLE "crm_reminders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"channel" text DEFAULT 'email' NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"due_on" date NOT NULL,
	"owner_id" uuid,
	"customer_id" uuid,
	"speaker_id" uuid,
	"booking_id" uuid,
	"rule_key" text,
	"done_at" timestamp with time zone,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "crm_reminders_rule_key_unique" UNIQUE("rule_key"),
	CONSTRAINT "crm_reminders_title" CHECK (length(btrim("crm_reminders"."title")) between 1 and 200),
	CONSTRAINT "crm_reminders_note" CHECK (length(btrim("crm_reminders"."note")) between 0 and 5000),
	CONSTRAINT "crm_reminders_status" CHECK ("crm_reminders"."status" in ('open', 'done', 'cancelled')),
	CONSTRAINT "crm_reminders_channel" CHECK ("crm_reminders"."channel" in ('email', 'phone', 'meeting', 'other')),
	CONSTRAINT "crm_reminders_done" CHECK (("crm_reminders"."status" = 'done') = ("crm_reminders"."done_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "analytics_profile_views" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"speaker_id" uuid NOT NULL,
	"user_id" uuid,
	"ref" text,
	"session_id" text,
	"occurred_at" timestamp with time zone DEFAULT now() NOT NULL,
	"time_spent_seconds" integer,
	"exited_at" timestamp with time zone,
	CONSTRAINT "analytics_profile_views_time_spent" CHECK ("analytics_profile_views"."time_spent_seconds" >= 0),
	CONSTRAINT "analytics_profile_views_ref" CHECK (length(btrim("analytics_profile_views"."ref")) between 0 and 500),
	CONSTRAINT "analytics_profile_views_session" CHECK (length(btrim("analytics_profile_views"."session_id")) between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "booking_funnel_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booking_funnel_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"session_id" text,
	"user_id" uuid,
	"speaker_id" uuid NOT NULL,
	"step" text NOT NULL,
	"occurred_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "booking_funnel_events_step" CHECK ("booking_funnel_events"."step" in ('view_profile', 'pick_date', 'open_drawer', 'step_format', 'step_talk', 'step_details', 'step_contact', 'step_summary', 'submit')),
	CONSTRAINT "booking_funnel_events_session" CHECK (length(btrim("booking_funnel_events"."session_id")) between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "email_template_versions" (
	"template_key" text NOT NULL,
	"version" integer NOT NULL,
	"subject" text NOT NULL,
	"preheader" text DEFAULT '' NOT NULL,
	"body" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "email_template_versions_template_key_version_pk" PRIMARY KEY("template_key","version"),
	CONSTRAINT "email_template_versions_version" CHECK ("email_template_versions"."version" >= 1),
	CONSTRAINT "email_template_versions_subject" CHECK (length(btrim("email_template_versions"."subject")) between 1 and 200),
	CONSTRAINT "email_template_versions_body" CHECK (length(btrim("email_template_versions"."body")) between 1 and 20000)
);
--> statement-breakpoint
CREATE TABLE "email_templates" (
	"key" text PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	"current_version" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "email_templates_key" CHECK ("email_templates"."key" ~ '^[a-z][a-z0-9_-]{0,79}$'),
	CONSTRAINT "email_templates_recipient" CHECK ("email_templates"."recipient" in ('customer', 'speaker', 'admin'))
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"template_key" text NOT NULL,
	"message_id" text NOT NULL,
	"to_name" text DEFAULT '' NOT NULL,
	"to_address" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"last_error" text,
	"user_id" uuid,
	"booking_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "mails_message_id_unique" UNIQUE("message_id"),
	CONSTRAINT "mails_status" CHECK ("mails"."status" in ('queued', 'sent', 'captured', 'failed')),
	CONSTRAINT "mails_one_address" CHECK ("mails"."to_address" ~ '^[^@]+@[^@]+$' and "mails"."to_address" !~ '[\s,<>]' and strpos("mails"."to_address", chr(59)) = 0),
	CONSTRAINT "mails_one_line_subject" CHECK ("mails"."subject" !~ '[\r\n]')
);
--> statement-breakpoint
CREATE TABLE "conversation_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"conversation_id" uuid NOT NULL,
	"sender_id" uuid NOT NULL,
	"message" text NOT NULL,
	"is_read" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "conversation_messages_in_order" UNIQUE("conversation_id","sequence"),
	CONSTRAINT "conversation_messages_text" CHECK (length(btrim("conversation_messages"."message")) between 1 and 10000)
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"speaker_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"subject" text DEFAULT 'Persönliche Beratung' NOT NULL,
	"last_sequence" integer DEFAULT 0 NOT NULL,
	"last_message_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conversations_one_per_pair" UNIQUE("speaker_id","customer_id"),
	CONSTRAINT "conversations_subject" CHECK (length(btrim("conversations"."subject")) between 1 and 200)
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor" text NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"object_type" text NOT NULL,
	"object_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"reason" text,
	"ip_prefix" text,
	"request_id" text,
	CONSTRAINT "audit_log_actor" CHECK ("audit_log"."actor" in ('customer', 'speaker', 'admin', 'system')),
	CONSTRAINT "audit_log_action" CHECK (length(btrim("audit_log"."action")) between 1 and 80),
	CONSTRAINT "audit_log_object_type" CHECK (length(btrim("audit_log"."object_type")) between 1 and 80),
	CONSTRAINT "audit_log_object_id" CHECK (length(btrim("audit_log"."object_id")) between 1 and 200)
);
--> statement-breakpoint
CREATE TABLE "live_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"topic" text NOT NULL,
	"payload" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "live_events_topic" CHECK (length(btrim("live_events"."topic")) between 1 and 200)
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"payload" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"dedupe_key" text,
	"run_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"max_attempts" integer DEFAULT 20 NOT NULL,
	"locked_until" timestamp with time zone,
	"last_error" text,
	"done_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outbox_dedupe_key_unique" UNIQUE("dedupe_key"),
	CONSTRAINT "outbox_kind" CHECK (length(btrim("outbox"."kind")) between 1 and 80),
	CONSTRAINT "outbox_attempts" CHECK ("outbox"."attempts" >= 0),
	CONSTRAINT "outbox_max_attempts" CHECK ("outbox"."max_attempts" >= 1)
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"speaker_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"rating" smallint NOT NULL,
	"content" text NOT NULL,
	"author_name" text NOT NULL,
	"author_position" text,
	"author_company" text,
	"status" text DEFAULT 'submitted' NOT NULL,
	"reply" text,
	"replied_at" timestamp with time zone,
	"moderated_by" uuid,
	"moderated_at" timestamp with time zone,
	"moderation_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_booking_id_unique" UNIQUE("booking_id"),
	CONSTRAINT "reviews_rating" CHECK ("reviews"."rating" between 1 and 5),
	CONSTRAINT "reviews_content" CHECK (length(btrim("reviews"."content")) between 1 and 5000),
	CONSTRAINT "reviews_author_name" CHECK (length(btrim("reviews"."author_name")) between 1 and 200),
	CONSTRAINT "reviews_reply" CHECK (length(btrim("reviews"."reply")) between 1 and 5000),
	CONSTRAINT "reviews_status" CHECK ("reviews"."status" in ('submitted', 'published', 'disputed', 'hidden')),
	CONSTRAINT "reviews_hidden_with_reason" CHECK ("reviews"."status" <> 'hidden' or "reviews"."moderation_reason" is not null)
);
--> statement-breakpoint
CREATE TABLE "shortlist_comments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"shortlist_id" uuid NOT NULL,
	"speaker_id" uuid,
	"author_key" text NOT NULL,
	"author_name" text NOT NULL,
	"comment" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shortlist_comments_author_key" CHECK (length(btrim("shortlist_comments"."author_key")) between 16 and 100),
	CONSTRAINT "shortlist_comments_author_name" CHECK (length(btrim("shortlist_comments"."author_name")) between 1 and 100),
	CONSTRAINT "shortlist_comments_text" CHECK (length(btrim("shortlist_comments"."comment")) between 1 and 2000)
);
--> statement-breakpoint
CREATE TABLE "shortlist_items" (
	"shortlist_id" uuid NOT NULL,
	"speaker_id" uuid NOT NULL,
	"note" text,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shortlist_items_shortlist_id_speaker_id_pk" PRIMARY KEY("shortlist_id","speaker_id"),
	CONSTRAINT "shortlist_items_note" CHECK (length(btrim("shortlist_items"."note")) between 0 and 1000)
);
--> statement-breakpoint
CREATE TABLE "shortlist_votes" (
	"shortlist_id" uuid NOT NULL,
	"speaker_id" uuid NOT NULL,
	"voter_key" text NOT NULL,
	"voter_name" text NOT NULL,
	"value" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shortlist_votes_shortlist_id_speaker_id_voter_key_pk" PRIMARY KEY("shortlist_id","speaker_id","voter_key"),
	CONSTRAINT "shortlist_votes_value" CHECK ("shortlist_votes"."value" in (-1, 1)),
	CONSTRAINT "shortlist_votes_voter_key" CHECK (length(btrim("shortlist_votes"."voter_key")) between 16 and 100),
	CONSTRAINT "shortlist_votes_voter_name" CHECK (length(btrim("shortlist_votes"."voter_name")) between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "shortlists" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"title" text DEFAULT 'Merkliste' NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"share_token" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shortlists_share_token_unique" UNIQUE("share_token"),
	CONSTRAINT "shortlists_title" CHECK (length(btrim("shortlists"."title")) between 1 and 120),
	CONSTRAINT "shortlists_share_token" CHECK (length("shortlists"."share_token") >= 22)
);
--> statement-breakpoint
CREATE TABLE "gallery_images" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"speaker_id" uuid NOT NULL,
	"url" text,
	"image_url" text,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"alt" text,
	"sort_order" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "gallery_images_address" CHECK (coalesce("gallery_images"."url", "gallery_images"."image_url") is not null),
	CONSTRAINT "gallery_images_width" CHECK ("gallery_images"."width" >= 1),
	CONSTRAINT "gallery_images_height" CHECK ("gallery_images"."height" >= 1)
);
--> statement-breakpoint
CREATE TABLE "publications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"speaker_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"url" text,
	"year" integer,
	"preview_image_url" text,
	"language_code" text,
	"domain" text,
	"published_date" date,
	"read_time_minutes" integer,
	"sort_order" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "publications_title" CHECK (length(btrim("publications"."title")) between 1 and 300),
	CONSTRAINT "publications_url" CHECK (length(btrim("publications"."url")) between 1 and 2000),
	CONSTRAINT "publications_year" CHECK ("publications"."year" between 1900 and 2200),
	CONSTRAINT "publications_language_code" CHECK ("publications"."language_code" ~ '^[a-z]{2}$'),
	CONSTRAINT "publications_read_time" CHECK ("publications"."read_time_minutes" >= 1)
);
--> statement-breakpoint
CREATE TABLE "speaker_awards" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"speaker_id" uuid NOT NULL,
	"title" text NOT NULL,
	"issuer" text,
	"date_issued" date,
	"description" text,
	"sort_order" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "speaker_awards_title" CHECK (length(btrim("speaker_awards"."title")) between 1 and 200)
);
--> statement-breakpoint
CREATE TABLE "speaker_key_points" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"speaker_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"icon_name" text NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "speaker_key_points_title" CHECK (length(btrim("speaker_key_points"."title")) between 1 and 200),
	CONSTRAINT "speaker_key_points_icon" CHECK ("speaker_key_points"."icon_name" in ('Trophy', 'Users', 'Target', 'Lightbulb', 'Star', 'Globe', 'Award', 'Clock', 'CheckCircle', 'TrendingUp', 'Eye'))
);
--> statement-breakpoint
CREATE TABLE "talks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"speaker_id" uuid NOT NULL,
	"title" text NOT NULL,
	"subtitle" text,
	"description" text,
	"available_durations" integer[] DEFAULT '{}' NOT NULL,
	"category" text,
	"duration" integer,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "talks_title" CHECK (length(btrim("talks"."title")) between 1 and 200),
	CONSTRAINT "talks_subtitle" CHECK (length(btrim("talks"."subtitle")) between 0 and 300),
	CONSTRAINT "talks_description" CHECK (length(btrim("talks"."description")) between 0 and 10000),
	CONSTRAINT "talks_duration" CHECK ("talks"."duration" >= 1),
	CONSTRAINT "talks_available_durations" CHECK (0 < all ("talks"."available_durations"))
);
--> statement-breakpoint
CREATE TABLE "testimonials" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"speaker_id" uuid NOT NULL,
	"author" text NOT NULL,
	"position" text,
	"role" text,
	"company" text,
	"content" text,
	"quote" text,
	"rating" smallint NOT NULL,
	"event_date" date,
	"logo_url" text,
	"sort_order" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "testimonials_author" CHECK (length(btrim("testimonials"."author")) between 1 and 200),
	CONSTRAINT "testimonials_text" CHECK (length(btrim(coalesce("testimonials"."content", "testimonials"."quote", ''))) between 1 and 5000),
	CONSTRAINT "testimonials_rating" CHECK ("testimonials"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "videos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"speaker_id" uuid NOT NULL,
	"url" text NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"duration_seconds" integer,
	"sort_order" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "videos_url" CHECK (length(btrim("videos"."url")) between 1 and 2000),
	CONSTRAINT "videos_title" CHECK (length(btrim("videos"."title")) between 1 and 200),
	CONSTRAINT "videos_duration_seconds" CHECK ("videos"."duration_seconds" >= 1)
);
--> statement-breakpoint
CREATE TABLE "workshops" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"speaker_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"duration_hours" integer NOT NULL,
	"fee_cents" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "workshops_title" CHECK (length(btrim("workshops"."title")) between 1 and 200),
	CONSTRAINT "workshops_description" CHECK (length(btrim("workshops"."description")) between 0 and 10000),
	CONSTRAINT "workshops_duration_hours" CHECK ("workshops"."duration_hours" between 1 and 24),
	CONSTRAINT "workshops_fee_cents" CHECK ("workshops"."fee_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "speaker_applications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"user_id" uuid NOT NULL,
	"speaker_id" uuid,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"field_notes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"decision_reason" text,
	"reviewer_id" uuid,
	"submitted_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "speaker_applications_kind" CHECK ("speaker_applications"."kind" in ('application', 'change')),
	CONSTRAINT "speaker_applications_status" CHECK ("speaker_applications"."status" in ('draft', 'submitted', 'in_review', 'waiting_for_speaker', 'approved', 'rejected')),
	CONSTRAINT "speaker_applications_subject" CHECK ("speaker_applications"."kind" = 'application' or "speaker_applications"."speaker_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "speaker_contacts" (
	"speaker_id" uuid PRIMARY KEY NOT NULL,
	"email" text,
	"phone" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "speaker_contacts_email" CHECK (length(btrim("speaker_contacts"."email")) between 3 and 254),
	CONSTRAINT "speaker_contacts_phone" CHECK (length(btrim("speaker_contacts"."phone")) between 3 and 50)
);
--> statement-breakpoint
CREATE TABLE "speakers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"name" text,
	"title" text,
	"slug" text NOT NULL,
	"job_title" text,
	"company" text,
	"short_bio" text,
	"bio" text,
	"detailed_bio" text,
	"presentation_style" text,
	"categories" text[] DEFAULT '{}' NOT NULL,
	"specialties" text[] DEFAULT '{}' NOT NULL,
	"languages_spoken" text[] DEFAULT '{}' NOT NULL,
	"gender" text,
	"hero_image_url" text,
	"profile_image_url" text,
	"address_label" text,
	"lat" double precision,
	"lng" double precision,
	"base_fee_usd" integer,
	"min_fee" integer,
	"fee_20" integer,
	"fee_40" integer,
	"fee_60" integer,
	"keynote_fee" integer,
	"fee_range_min" integer,
	"travel_fee_usd" integer,
	"fee_workshop_half_day" integer,
	"fee_workshop_full_day" integer,
	"fee_qa_15min_cents" integer,
	"fee_qa_30min_cents" integer,
	"offers_qa" boolean DEFAULT false NOT NULL,
	"is_verified" boolean DEFAULT false NOT NULL,
	"is_top_speaker" boolean DEFAULT false NOT NULL,
	"quick_booking_available" boolean DEFAULT false NOT NULL,
	"allows_direct_booking" boolean DEFAULT false NOT NULL,
	"availability_status" text,
	"trust_badges" text[] DEFAULT '{}' NOT NULL,
	"average_rating" numeric(3, 2) DEFAULT 0 NOT NULL,
	"successful_events_count" integer DEFAULT 0 NOT NULL,
	"total_bookings" integer,
	"years_experience" integer,
	"social_links" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"reviews" integer,
	"is_active" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "speakers_slug_unique" UNIQUE("slug"),
	CONSTRAINT "speakers_named" CHECK (length(btrim(coalesce("speakers"."name", "speakers"."title", ''))) between 1 and 200),
	CONSTRAINT "speakers_slug" CHECK ("speakers"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length("speakers"."slug") <= 120),
	CONSTRAINT "speakers_slug_free" CHECK (not ("speakers"."slug" in ('signup'))),
	CONSTRAINT "speakers_gender" CHECK ("speakers"."gender" in ('female', 'male', 'diverse')),
	CONSTRAINT "speakers_availability_status" CHECK ("speakers"."availability_status" in ('available', 'on_request', 'unavailable')),
	CONSTRAINT "speakers_status" CHECK ("speakers"."status" in ('draft', 'pending', 'active', 'paused', 'suspended')),
	CONSTRAINT "speakers_job_title" CHECK (length(btrim("speakers"."job_title")) between 0 and 200),
	CONSTRAINT "speakers_company" CHECK (length(btrim("speakers"."company")) between 0 and 200),
	CONSTRAINT "speakers_short_bio" CHECK (length(btrim("speakers"."short_bio")) between 0 and 1000),
	CONSTRAINT "speakers_bio" CHECK (length(btrim("speakers"."bio")) between 0 and 20000),
	CONSTRAINT "speakers_detailed_bio" CHECK (length(btrim("speakers"."detailed_bio")) between 0 and 20000),
	CONSTRAINT "speakers_place" CHECK (("speakers"."lat" is null) = ("speakers"."lng" is null)),
	CONSTRAINT "speakers_lat" CHECK ("speakers"."lat" between -90 and 90),
	CONSTRAINT "speakers_lng" CHECK ("speakers"."lng" between -180 and 180),
	CONSTRAINT "speakers_base_fee_usd" CHECK ("speakers"."base_fee_usd" >= 0),
	CONSTRAINT "speakers_min_fee" CHECK ("speakers"."min_fee" >= 0),
	CONSTRAINT "speakers_fee_20" CHECK ("speakers"."fee_20" >= 0),
	CONSTRAINT "speakers_fee_40" CHECK ("speakers"."fee_40" >= 0),
	CONSTRAINT "speakers_fee_60" CHECK ("speakers"."fee_60" >= 0),
	CONSTRAINT "speakers_keynote_fee" CHECK ("speakers"."keynote_fee" >= 0),
	CONSTRAINT "speakers_fee_range_min" CHECK ("speakers"."fee_range_min" >= 0),
	CONSTRAINT "speakers_travel_fee_usd" CHECK ("speakers"."travel_fee_usd" >= 0),
	CONSTRAINT "speakers_fee_workshop_half_day" CHECK ("speakers"."fee_workshop_half_day" >= 0),
	CONSTRAINT "speakers_fee_workshop_full_day" CHECK ("speakers"."fee_workshop_full_day" >= 0),
	CONSTRAINT "speakers_fee_qa_15min" CHECK ("speakers"."fee_qa_15min_cents" >= 0),
	CONSTRAINT "speakers_fee_qa_30min" CHECK ("speakers"."fee_qa_30min_cents" >= 0),
	CONSTRAINT "speakers_average_rating" CHECK ("speakers"."average_rating" between 0 and 5),
	CONSTRAINT "speakers_successful_events" CHECK ("speakers"."successful_events_count" >= 0),
	CONSTRAINT "speakers_total_bookings" CHECK ("speakers"."total_bookings" >= 0),
	CONSTRAINT "speakers_years_experience" CHECK ("speakers"."years_experience" between 0 and 80),
	CONSTRAINT "speakers_reviews" CHECK ("speakers"."reviews" >= 0)
);
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_conversations" ADD CONSTRAINT "assistant_conversations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_messages" ADD CONSTRAINT "assistant_messages_conversation_id_assistant_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."assistant_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."flow_states" ADD CONSTRAINT "flow_states_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."flow_states" ADD CONSTRAINT "flow_states_link_user_id_users_id_fk" FOREIGN KEY ("link_user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."mfa_challenges" ADD CONSTRAINT "mfa_challenges_factor_id_mfa_factors_id_fk" FOREIGN KEY ("factor_id") REFERENCES "auth"."mfa_factors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."mfa_challenges" ADD CONSTRAINT "mfa_challenges_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "auth"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."mfa_factors" ADD CONSTRAINT "mfa_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."mfa_recovery_codes" ADD CONSTRAINT "mfa_recovery_codes_factor_id_mfa_factors_id_fk" FOREIGN KEY ("factor_id") REFERENCES "auth"."mfa_factors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."one_time_tokens" ADD CONSTRAINT "one_time_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."one_time_tokens" ADD CONSTRAINT "one_time_tokens_flow_state_id_flow_states_id_fk" FOREIGN KEY ("flow_state_id") REFERENCES "auth"."flow_states"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "auth"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."sessions" ADD CONSTRAINT "sessions_factor_id_mfa_factors_id_fk" FOREIGN KEY ("factor_id") REFERENCES "auth"."mfa_factors"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "availability_overrides" ADD CONSTRAINT "availability_overrides_speaker_id_speakers_id_fk" FOREIGN KEY ("speaker_id") REFERENCES "public"."speakers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_cancels_invoice_id_invoices_id_fk" FOREIGN KEY ("cancels_invoice_id") REFERENCES "public"."invoices"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "auth"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_status_history" ADD CONSTRAINT "booking_status_history_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_speaker_id_speakers_id_fk" FOREIGN KEY ("speaker_id") REFERENCES "public"."speakers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "auth"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_workshop_id_workshops_id_fk" FOREIGN KEY ("workshop_id") REFERENCES "public"."workshops"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_selected_talk_id_talks_id_fk" FOREIGN KEY ("selected_talk_id") REFERENCES "public"."talks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_landing_pages" ADD CONSTRAINT "category_landing_pages_category_speaker_categories_name_fk" FOREIGN KEY ("category") REFERENCES "public"."speaker_categories"("name") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_post_speakers" ADD CONSTRAINT "blog_post_speakers_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_post_speakers" ADD CONSTRAINT "blog_post_speakers_speaker_id_speakers_id_fk" FOREIGN KEY ("speaker_id") REFERENCES "public"."speakers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "auth"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_cover_image_id_media_files_id_fk" FOREIGN KEY ("cover_image_id") REFERENCES "public"."media_files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_files" ADD CONSTRAINT "media_files_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "auth"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "auth"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crm_reminders" ADD CONSTRAINT "crm_reminders_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "auth"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crm_reminders" ADD CONSTRAINT "crm_reminders_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crm_reminders" ADD CONSTRAINT "crm_reminders_speaker_id_speakers_id_fk" FOREIGN KEY ("speaker_id") REFERENCES "public"."speakers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crm_reminders" ADD CONSTRAINT "crm_reminders_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crm_reminders" ADD CONSTRAINT "crm_reminders_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "auth"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_profile_views" ADD CONSTRAINT "analytics_profile_views_speaker_id_speakers_id_fk" FOREIGN KEY ("speaker_id") REFERENCES "public"."speakers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_profile_views" ADD CONSTRAINT "analytics_profile_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_funnel_events" ADD CONSTRAINT "booking_funnel_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_funnel_events" ADD CONSTRAINT "booking_funnel_events_speaker_id_speakers_id_fk" FOREIGN KEY ("speaker_id") REFERENCES "public"."speakers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_template_versions" ADD CONSTRAINT "email_template_versions_template_key_email_templates_key_fk" FOREIGN KEY ("template_key") REFERENCES "public"."email_templates"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_template_versions" ADD CONSTRAINT "email_template_versions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "auth"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "auth"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_speaker_id_speakers_id_fk" FOREIGN KEY ("speaker_id") REFERENCES "public"."speakers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "auth"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_speaker_id_speakers_id_fk" FOREIGN KEY ("speaker_id") REFERENCES "public"."speakers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "auth"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_moderated_by_users_id_fk" FOREIGN KEY ("moderated_by") REFERENCES "auth"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlist_comments" ADD CONSTRAINT "shortlist_comments_shortlist_id_shortlists_id_fk" FOREIGN KEY ("shortlist_id") REFERENCES "public"."shortlists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlist_comments" ADD CONSTRAINT "shortlist_comments_speaker_id_speakers_id_fk" FOREIGN KEY ("speaker_id") REFERENCES "public"."speakers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlist_items" ADD CONSTRAINT "shortlist_items_shortlist_id_shortlists_id_fk" FOREIGN KEY ("shortlist_id") REFERENCES "public"."shortlists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlist_items" ADD CONSTRAINT "shortlist_items_speaker_id_speakers_id_fk" FOREIGN KEY ("speaker_id") REFERENCES "public"."speakers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlist_votes" ADD CONSTRAINT "shortlist_votes_item" FOREIGN KEY ("shortlist_id","speaker_id") REFERENCES "public"."shortlist_items"("shortlist_id","speaker_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlists" ADD CONSTRAINT "shortlists_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gallery_images" ADD CONSTRAINT "gallery_images_speaker_id_speakers_id_fk" FOREIGN KEY ("speaker_id") REFERENCES "public"."speakers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_speaker_id_speakers_id_fk" FOREIGN KEY ("speaker_id") REFERENCES "public"."speakers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speaker_awards" ADD CONSTRAINT "speaker_awards_speaker_id_speakers_id_fk" FOREIGN KEY ("speaker_id") REFERENCES "public"."speakers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speaker_key_points" ADD CONSTRAINT "speaker_key_points_speaker_id_speakers_id_fk" FOREIGN KEY ("speaker_id") REFERENCES "public"."speakers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talks" ADD CONSTRAINT "talks_speaker_id_speakers_id_fk" FOREIGN KEY ("speaker_id") REFERENCES "public"."speakers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_speaker_id_speakers_id_fk" FOREIGN KEY ("speaker_id") REFERENCES "public"."speakers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_speaker_id_speakers_id_fk" FOREIGN KEY ("speaker_id") REFERENCES "public"."speakers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workshops" ADD CONSTRAINT "workshops_speaker_id_speakers_id_fk" FOREIGN KEY ("speaker_id") REFERENCES "public"."speakers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speaker_applications" ADD CONSTRAINT "speaker_applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speaker_applications" ADD CONSTRAINT "speaker_applications_speaker_id_speakers_id_fk" FOREIGN KEY ("speaker_id") REFERENCES "public"."speakers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speaker_applications" ADD CONSTRAINT "speaker_applications_reviewer_id_users_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "auth"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speaker_contacts" ADD CONSTRAINT "speaker_contacts_speaker_id_speakers_id_fk" FOREIGN KEY ("speaker_id") REFERENCES "public"."speakers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speakers" ADD CONSTRAINT "speakers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notifications_by_user" ON "notifications" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "user_roles_by_role" ON "user_roles" USING btree ("role");--> statement-breakpoint
CREATE INDEX "assistant_conversations_by_user" ON "assistant_conversations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "assistant_conversations_newest" ON "assistant_conversations" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "flow_states_user" ON "auth"."flow_states" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "flow_states_link_user" ON "auth"."flow_states" USING btree ("link_user_id");--> statement-breakpoint
CREATE INDEX "flow_states_expiry" ON "auth"."flow_states" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "mfa_challenges_factor" ON "auth"."mfa_challenges" USING btree ("factor_id");--> statement-breakpoint
CREATE INDEX "mfa_challenges_session" ON "auth"."mfa_challenges" USING btree ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "mfa_factor_name" ON "auth"."mfa_factors" USING btree ("user_id",lower("friendly_name")) WHERE "auth"."mfa_factors"."friendly_name" <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "mfa_factor_phone" ON "auth"."mfa_factors" USING btree ("user_id","phone") WHERE "auth"."mfa_factors"."phone" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "mfa_factor_recovery" ON "auth"."mfa_factors" USING btree ("user_id") WHERE "auth"."mfa_factors"."factor_type" = 'recovery_code';--> statement-breakpoint
CREATE INDEX "one_time_tokens_by_flow" ON "auth"."one_time_tokens" USING btree ("flow_state_id");--> statement-breakpoint
CREATE INDEX "sessions_by_factor" ON "auth"."sessions" USING btree ("factor_id");--> statement-breakpoint
CREATE INDEX "sessions_user_live" ON "auth"."sessions" USING btree ("user_id") WHERE "auth"."sessions"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "auth_audit_log_user" ON "auth"."audit_log" USING btree ("user_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "auth_audit_log_action" ON "auth"."audit_log" USING btree ("action","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "identities_user" ON "auth"."identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "identities_email" ON "auth"."identities" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "signing_keys_one_active" ON "auth"."signing_keys" USING btree ("state") WHERE "auth"."signing_keys"."state" = 'active';--> statement-breakpoint
CREATE UNIQUE INDEX "signing_keys_one_standby" ON "auth"."signing_keys" USING btree ("state") WHERE "auth"."signing_keys"."state" = 'standby';--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_live" ON "auth"."users" USING btree ("email") WHERE "auth"."users"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_one_valid_per_booking" ON "invoices" USING btree ("booking_id") WHERE "invoices"."kind" = 'invoice' and "invoices"."cancelled_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_cancelled_once" ON "invoices" USING btree ("cancels_invoice_id");--> statement-breakpoint
CREATE INDEX "invoices_by_booking" ON "invoices" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "invoices_by_date" ON "invoices" USING btree ("issue_date" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "invoices_due_open" ON "invoices" USING btree ("due_date") WHERE "invoices"."cancelled_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_provider_once" ON "payments" USING btree ("provider","provider_reference","kind");--> statement-breakpoint
CREATE INDEX "payments_by_invoice" ON "payments" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "booking_status_history_by_booking" ON "booking_status_history" USING btree ("booking_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_one_live_per_day" ON "bookings" USING btree ("speaker_id","event_date") WHERE "bookings"."status" in ('confirmed', 'pending');--> statement-breakpoint
CREATE INDEX "bookings_by_customer" ON "bookings" USING btree ("customer_id","event_date" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bookings_by_speaker" ON "bookings" USING btree ("speaker_id","status","event_date");--> statement-breakpoint
CREATE INDEX "bookings_by_status" ON "bookings" USING btree ("status","event_date");--> statement-breakpoint
CREATE INDEX "bookings_by_talk" ON "bookings" USING btree ("selected_talk_id");--> statement-breakpoint
CREATE INDEX "bookings_by_workshop" ON "bookings" USING btree ("workshop_id");--> statement-breakpoint
CREATE INDEX "bookings_newest" ON "bookings" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bookings_lapsing" ON "bookings" USING btree ("expires_at") WHERE "bookings"."status" in ('requested', 'pending');--> statement-breakpoint
CREATE UNIQUE INDEX "category_landing_pages_one_per_place" ON "category_landing_pages" USING btree ("category",coalesce(lower("city"), ''));--> statement-breakpoint
CREATE INDEX "category_landing_pages_by_status" ON "category_landing_pages" USING btree ("status");--> statement-breakpoint
CREATE INDEX "consents_by_user" ON "consents" USING btree ("user_id","document");--> statement-breakpoint
CREATE INDEX "consents_by_booking" ON "consents" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "blog_post_speakers_by_speaker" ON "blog_post_speakers" USING btree ("speaker_id");--> statement-breakpoint
CREATE INDEX "blog_posts_newest" ON "blog_posts" USING btree ("status","published_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "blog_posts_by_cover" ON "blog_posts" USING btree ("cover_image_id");--> statement-breakpoint
CREATE INDEX "media_files_newest" ON "media_files" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "media_files_same" ON "media_files" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "crm_reminders_due" ON "crm_reminders" USING btree ("status","due_on");--> statement-breakpoint
CREATE INDEX "crm_reminders_by_owner" ON "crm_reminders" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "crm_reminders_by_customer" ON "crm_reminders" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "crm_reminders_by_speaker" ON "crm_reminders" USING btree ("speaker_id");--> statement-breakpoint
CREATE INDEX "crm_reminders_by_booking" ON "crm_reminders" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "analytics_profile_views_by_speaker" ON "analytics_profile_views" USING btree ("speaker_id","occurred_at");--> statement-breakpoint
CREATE INDEX "analytics_profile_views_by_time" ON "analytics_profile_views" USING btree ("occurred_at");--> statement-breakpoint
CREATE INDEX "analytics_profile_views_by_user" ON "analytics_profile_views" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "booking_funnel_events_by_step" ON "booking_funnel_events" USING btree ("step","occurred_at");--> statement-breakpoint
CREATE INDEX "booking_funnel_events_by_speaker" ON "booking_funnel_events" USING btree ("speaker_id","occurred_at");--> statement-breakpoint
CREATE INDEX "booking_funnel_events_by_user" ON "booking_funnel_events" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mails_newest" ON "mails" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "mails_by_booking" ON "mails" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "mails_by_user" ON "mails" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mails_failed" ON "mails" USING btree ("created_at") WHERE "mails"."status" = 'failed';--> statement-breakpoint
CREATE INDEX "conversation_messages_by_sender" ON "conversation_messages" USING btree ("sender_id");--> statement-breakpoint
CREATE INDEX "conversation_messages_unread" ON "conversation_messages" USING btree ("conversation_id","sender_id") WHERE not "conversation_messages"."is_read";--> statement-breakpoint
CREATE INDEX "conversations_by_customer" ON "conversations" USING btree ("customer_id","last_message_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "conversations_by_speaker" ON "conversations" USING btree ("speaker_id","last_message_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_log_by_object" ON "audit_log" USING btree ("object_type","object_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_by_actor" ON "audit_log" USING btree ("actor_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_newest" ON "audit_log" USING btree ("at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "live_events_by_topic" ON "live_events" USING btree ("topic","id");--> statement-breakpoint
CREATE INDEX "live_events_age" ON "live_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("run_at","id") WHERE "outbox"."done_at" is null and "outbox"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_failed" ON "outbox" USING btree ("failed_at") WHERE "outbox"."failed_at" is not null;--> statement-breakpoint
CREATE INDEX "reviews_by_speaker" ON "reviews" USING btree ("speaker_id","status","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reviews_by_customer" ON "reviews" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "reviews_queue" ON "reviews" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "shortlist_comments_by_list" ON "shortlist_comments" USING btree ("shortlist_id","created_at");--> statement-breakpoint
CREATE INDEX "shortlist_comments_by_speaker" ON "shortlist_comments" USING btree ("speaker_id");--> statement-breakpoint
CREATE INDEX "shortlist_items_by_speaker" ON "shortlist_items" USING btree ("speaker_id");--> statement-breakpoint
CREATE UNIQUE INDEX "shortlists_one_default" ON "shortlists" USING btree ("owner_id") WHERE "shortlists"."is_default";--> statement-breakpoint
CREATE INDEX "shortlists_by_owner" ON "shortlists" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "gallery_images_by_speaker" ON "gallery_images" USING btree ("speaker_id","sort_order");--> statement-breakpoint
CREATE INDEX "publications_by_speaker" ON "publications" USING btree ("speaker_id","sort_order");--> statement-breakpoint
CREATE INDEX "speaker_awards_by_speaker" ON "speaker_awards" USING btree ("speaker_id","sort_order");--> statement-breakpoint
CREATE INDEX "speaker_key_points_by_speaker" ON "speaker_key_points" USING btree ("speaker_id","sort_order");--> statement-breakpoint
CREATE INDEX "talks_by_speaker" ON "talks" USING btree ("speaker_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "testimonials_by_speaker" ON "testimonials" USING btree ("speaker_id","rating" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "videos_by_speaker" ON "videos" USING btree ("speaker_id","sort_order");--> statement-breakpoint
CREATE INDEX "workshops_by_speaker" ON "workshops" USING btree ("speaker_id");--> statement-breakpoint
CREATE UNIQUE INDEX "speaker_applications_one_open" ON "speaker_applications" USING btree ("user_id","kind") WHERE "speaker_applications"."status" not in ('approved', 'rejected');--> statement-breakpoint
CREATE INDEX "speaker_applications_queue" ON "speaker_applications" USING btree ("status","submitted_at");--> statement-breakpoint
CREATE INDEX "speaker_applications_by_speaker" ON "speaker_applications" USING btree ("speaker_id");--> statement-breakpoint
CREATE UNIQUE INDEX "speakers_one_per_user" ON "speakers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "speakers_listed" ON "speakers" USING btree ("average_rating" DESC NULLS FIRST,"id") WHERE "speakers"."is_active" and "speakers"."status" = 'active';--> statement-breakpoint
CREATE INDEX "speakers_by_category" ON "speakers" USING gin ("categories");--> statement-breakpoint
CREATE INDEX "speakers_changed" ON "speakers" USING btree ("updated_at");