import type pg from "pg";

/** One statement writes so many rows. */
const PART = 10_000;

const WORDS =
  "Führung Wandel Vertrauen Team Zukunft Technik Sprache Kultur Mut Arbeit Markt Kraft Pause Klarheit Neugier Risiko Daten Werte Energie Haltung Lernen Handel Wissen Gespräch Alltag Bühne Stadt Region Forschung Praxis Pflege Sport Musik Recht Geld Umwelt Klima Familie Schule Europa".split(
    " ",
  );

/** Speakers as a real profile has them: sixty words, some of them rare, a talk, fees, a place. Made by the database itself. */
export async function fillSpeakers(session: pg.ClientBase, size: number): Promise<void> {
  const { rows } = await session.query("select count(*)::int as known from speakers");
  const words = `array['${WORDS.join("','")}']`;
  for (let from = Number(rows[0].known) + 1; from <= size; from += PART) {
    const to = Math.min(size, from + PART - 1);
    await session.query(`
      insert into speakers (name, slug, is_active, status, categories, specialties, languages_spoken,
        short_bio, bio, address_label, lat, lng, fee_20, fee_40, fee_60, allows_direct_booking,
        average_rating, updated_at)
      select 'Sprecher Nummer ' || n, 'nummer-' || n, true, 'active',
        array[(array['leadership', 'technology', 'business', 'finance', 'wellness'])[1 + n % 5]],
        array['Führung', 'Thema ' || n % 50], array['Deutsch', 'Englisch'], 'Kurz gesagt: Nummer ' || n,
        (select string_agg(
          case when k % 12 = 0 then 'Begriff' || (hashint4(n * 61 + k) & 8191)
          else (${words})[1 + (hashint4(n * 61 + k) & 1023) % ${WORDS.length}] end, ' ')
          from generate_series(1, 60) k),
        'Hamburg', 48 + (n % 600) / 100.0, 7 + (n % 700) / 100.0, 2500, 5000, 7500, true,
        4 + (n % 10) / 10.0, now() - interval '1 day'
      from generate_series(${from}, ${to}) n`);
    await session.query(`
      insert into talks (speaker_id, title, category)
      select id, 'Vortrag über ' || specialties[2], 'leadership' from speakers
      where slug like 'nummer-%' and substr(slug, 8)::int between ${from} and ${to}`);
  }
  // What the server would do by itself in the middle of a measurement.
  await session.query("vacuum analyze");
  await session.query("checkpoint");
}
