ALTER TABLE "speakers" ADD COLUMN "audiences" text[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "speakers" ADD CONSTRAINT "speakers_audiences" CHECK ("speakers"."audiences" <@ array['executives', 'employees', 'specialists', 'sales', 'customers', 'trainees', 'public']);
