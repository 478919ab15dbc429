-- Which rows of public content were written, so that only the pages that show them are made anew. The
-- channel `content` goes on naming tables: the search compares rows by itself, and a process of an
-- earlier version may still be running.

create function notify_content_rows() returns trigger language plpgsql as $$
declare
  most constant int := 20;
  ids text[];
begin
  if tg_op <> 'TRUNCATE' and tg_nargs > 0 then
    execute format(
      'select array_agg(id::text order by id) from (select distinct %1$I as id from %2$s limit %3$s) as part',
      tg_argv[0],
      case tg_op
        when 'INSERT' then 'new_rows'
        when 'DELETE' then 'old_rows'
        else format('(select %1$I from new_rows union all select %1$I from old_rows) as both_rows', tg_argv[0])
      end,
      most + 1
    ) into ids;
    -- A statement that met no row.
    if ids is null then return null; end if;
  end if;
  perform pg_notify('content_rows', concat_ws(' ',
    tg_table_name,
    case when cardinality(ids) <= most then array_to_string(ids, ' ') end
  ));
  return null;
end $$;
--> statement-breakpoint
do $$
declare
  target text;
begin
  foreach target in array array[
    'blog_post_speakers', 'blog_posts', 'category_landing_pages', 'settings', 'slug_redirects',
    'speaker_categories'
  ]
  loop
    execute format(
      'create trigger notify_content_rows after insert or update or delete or truncate on %I for each statement execute function notify_content_rows()',
      target
    );
  end loop;
end $$;
--> statement-breakpoint
-- Transition tables need a trigger for each kind of write.
do $$
declare
  target record;
begin
  for target in
    select * from (values
      ('availability_overrides', 'speaker_id'), ('bookings', 'speaker_id'),
      ('gallery_images', 'speaker_id'), ('publications', 'speaker_id'), ('reviews', 'speaker_id'),
      ('speaker_awards', 'speaker_id'), ('speaker_key_points', 'speaker_id'), ('speakers', 'id'),
      ('talks', 'speaker_id'), ('testimonials', 'speaker_id'), ('videos', 'speaker_id'),
      ('workshops', 'speaker_id')
    ) as written (name, speaker)
  loop
    execute format(
      'create trigger notify_content_rows_insert after insert on %I referencing new table as new_rows for each statement execute function notify_content_rows(%L)',
      target.name, target.speaker
    );
    execute format(
      'create trigger notify_content_rows_update after update on %I referencing old table as old_rows new table as new_rows for each statement execute function notify_content_rows(%L)',
      target.name, target.speaker
    );
    execute format(
      'create trigger notify_content_rows_delete after delete on %I referencing old table as old_rows for each statement execute function notify_content_rows(%L)',
      target.name, target.speaker
    );
    execute format(
      'create trigger notify_content_rows_truncate after truncate on %I for each statement execute function notify_content_rows()',
      target.name
    );
  end loop;
end $$;
