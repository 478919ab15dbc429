-- Constraints that earlier files left to PostgreSQL to name get the names the schema gives them, so that
-- generated changes of them find them.
alter table account_billing rename constraint account_billing_user_id_fkey
  to account_billing_user_id_users_id_fk;
--> statement-breakpoint
alter table booking_notes rename constraint booking_notes_booking_id_fkey
  to booking_notes_booking_id_bookings_id_fk;
--> statement-breakpoint
alter table booking_postponements rename constraint booking_postponements_booking_id_fkey
  to booking_postponements_booking_id_bookings_id_fk;
--> statement-breakpoint
alter table calendar_feeds rename constraint calendar_feeds_speaker_id_fkey
  to calendar_feeds_speaker_id_speakers_id_fk;
--> statement-breakpoint
alter table calendar_imports rename constraint calendar_imports_speaker_id_fkey
  to calendar_imports_speaker_id_speakers_id_fk;
--> statement-breakpoint
alter table content_reports rename constraint content_reports_user_id_fkey
  to content_reports_user_id_users_id_fk;
--> statement-breakpoint
alter table contract_codes rename constraint contract_codes_pkey
  to contract_codes_contract_id_side_pk;
--> statement-breakpoint
alter table contract_codes rename constraint contract_codes_contract_id_fkey
  to contract_codes_contract_id_contracts_id_fk;
--> statement-breakpoint
alter table contracts rename constraint contracts_booking_id_fkey
  to contracts_booking_id_bookings_id_fk;
--> statement-breakpoint
alter table desk_links rename constraint desk_links_created_by_fkey
  to desk_links_created_by_users_id_fk;
--> statement-breakpoint
alter table empty_searches rename constraint empty_searches_pkey
  to empty_searches_day_term_pk;
--> statement-breakpoint
alter table invoice_reminders rename constraint invoice_reminders_invoice_id_fkey
  to invoice_reminders_invoice_id_invoices_id_fk;
--> statement-breakpoint
alter table mail_choices rename constraint mail_choices_pkey
  to mail_choices_address_hash_topic_pk;
--> statement-breakpoint
alter table mail_choices rename constraint mail_choices_token_key
  to mail_choices_token_unique;
--> statement-breakpoint
alter table message_attachments rename constraint message_attachments_file_key_key
  to message_attachments_file_key_unique;
--> statement-breakpoint
alter table message_attachments rename constraint message_attachments_conversation_id_fkey
  to message_attachments_conversation_id_conversations_id_fk;
--> statement-breakpoint
alter table message_attachments rename constraint message_attachments_message_id_fkey
  to message_attachments_message_id_conversation_messages_id_fk;
--> statement-breakpoint
alter table message_attachments rename constraint message_attachments_uploader_id_fkey
  to message_attachments_uploader_id_users_id_fk;
--> statement-breakpoint
alter table message_reports rename constraint message_reports_message_id_fkey
  to message_reports_message_id_conversation_messages_id_fk;
--> statement-breakpoint
alter table message_reports rename constraint message_reports_reporter_id_fkey
  to message_reports_reporter_id_users_id_fk;
--> statement-breakpoint
alter table path_redirects rename constraint path_redirects_speaker_id_fkey
  to path_redirects_speaker_id_speakers_id_fk;
--> statement-breakpoint
alter table payments rename constraint payments_of_payment_id_fkey
  to payments_of_payment_id_payments_id_fk;
--> statement-breakpoint
alter table settlements rename constraint settlements_booking_id_fkey
  to settlements_booking_id_bookings_id_fk;
--> statement-breakpoint
alter table settlements rename constraint settlements_speaker_id_fkey
  to settlements_speaker_id_speakers_id_fk;
--> statement-breakpoint
alter table speaker_import_rows rename constraint speaker_import_rows_pkey
  to speaker_import_rows_import_id_row_pk;
--> statement-breakpoint
alter table speaker_import_rows rename constraint speaker_import_rows_import_id_fkey
  to speaker_import_rows_import_id_speaker_imports_id_fk;
--> statement-breakpoint
alter table speaker_import_rows rename constraint speaker_import_rows_speaker_id_fkey
  to speaker_import_rows_speaker_id_speakers_id_fk;
--> statement-breakpoint
alter table speaker_imports rename constraint speaker_imports_created_by_fkey
  to speaker_imports_created_by_users_id_fk;
--> statement-breakpoint
alter table speaker_notes rename constraint speaker_notes_speaker_id_fkey
  to speaker_notes_speaker_id_speakers_id_fk;
--> statement-breakpoint
alter table speaker_notes rename constraint speaker_notes_updated_by_fkey
  to speaker_notes_updated_by_users_id_fk;
--> statement-breakpoint
alter table speaker_rating_bases rename constraint speaker_rating_bases_speaker_id_fkey
  to speaker_rating_bases_speaker_id_speakers_id_fk;
--> statement-breakpoint
alter table speaker_tax rename constraint speaker_tax_speaker_id_fkey
  to speaker_tax_speaker_id_speakers_id_fk;
--> statement-breakpoint
alter table withdrawals rename constraint withdrawals_booking_id_fkey
  to withdrawals_booking_id_bookings_id_fk;
