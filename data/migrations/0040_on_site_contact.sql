ALTER TABLE "bookings" ADD COLUMN "on_site_contact" text;
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "on_site_phone" text;
--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_on_site_contact" CHECK (length(btrim("bookings"."on_site_contact")) between 1 and 120);
--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_on_site_phone" CHECK (length(btrim("bookings"."on_site_phone")) between 1 and 50);
--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_on_site_named" CHECK ("bookings"."on_site_phone" is null or "bookings"."on_site_contact" is not null);
