-- Wake-up calls for running processes. The tables are the truth; a lost call only costs a little time.

create function notify_content() returns trigger language plpgsql as $$
begin
  perform pg_notify('content', tg_table_name);
  return null;
end $$;
--> statement-breakpoint
do $$
declare
  target text;
begin
  foreach target in array array[
    'availability_overrides', 'blog_post_speakers', 'blog_posts', 'bookings',
    'category_landing_pages', 'gallery_images', 'media_files', 'publications', 'reviews',
    'settings', 'slug_redirects', 'speaker_awards', 'speaker_categories', 'speaker_key_points',
    'speakers', 'talks', 'testimonials', 'videos', 'workshops'
  ]
  loop
    execute format(
      'create trigger notify_content after insert or update or delete or truncate on %I for each statement execute function notify_content()',
      target
    );
  end loop;
end $$;
--> statement-breakpoint
create function notify_outbox() returns trigger language plpgsql as $$
begin
  perform pg_notify('outbox', '');
  return null;
end $$;
--> statement-breakpoint
create trigger notify_outbox after insert on outbox
  for each statement execute function notify_outbox();
--> statement-breakpoint
create function notify_live() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', '');
  return null;
end $$;
--> statement-breakpoint
create trigger notify_live after insert on live_events
  for each statement execute function notify_live();
