-- The fixed categories exist in every installation, with or without demo data (domain/speaker/categories.ts).
insert into speaker_categories (name, label, description, icon_name, is_system, topics) values
  ('leadership', 'Leadership', 'Speaker, die zeigen, wie Führung Vertrauen schafft und Teams durch den Wandel trägt.', 'users', true, array['Führungskultur', 'Change Management', 'Teamentwicklung', 'Resilienz', 'New Work']),
  ('technology', 'Technologie', 'Speaker, die künstliche Intelligenz, Daten und Digitalisierung verständlich machen.', 'cpu', true, array['Künstliche Intelligenz', 'Digitalisierung', 'Cybersicherheit', 'Daten', 'Robotik']),
  ('business', 'Business', 'Speaker für Strategie, Märkte und Entscheidungen, die Unternehmen voranbringen.', 'briefcase', true, array['Strategie', 'Wettbewerb', 'Verhandlung', 'Vertrieb', 'Zukunft der Arbeit']),
  ('marketing', 'Marketing', 'Speaker, die erklären, wie Marken gehört werden und Kunden bleiben.', 'megaphone', true, array['Markenführung', 'Storytelling', 'Social Media', 'Kundenerlebnis', 'Kommunikation']),
  ('innovation', 'Innovation', 'Speaker, die aus Ideen Ergebnisse machen und Mut zum Ausprobieren geben.', 'lightbulb', true, array['Kreativität', 'Design Thinking', 'Trends', 'Geschäftsmodelle', 'Fehlerkultur']),
  ('sustainability', 'Nachhaltigkeit', 'Speaker, die Klima, Verantwortung und Wirtschaftlichkeit zusammenbringen.', 'leaf', true, array['Klimaschutz', 'Kreislaufwirtschaft', 'Lieferketten', 'Energie', 'Verantwortung']),
  ('wellness', 'Gesundheit', 'Speaker für körperliche und seelische Gesundheit im Arbeitsalltag.', 'heart-pulse', true, array['Mentale Gesundheit', 'Schlaf', 'Bewegung', 'Ernährung', 'Stressbewältigung']),
  ('entrepreneurship', 'Unternehmertum', 'Gründerinnen und Gründer, die von Anfängen, Rückschlägen und Wachstum erzählen.', 'rocket', true, array['Gründung', 'Wachstum', 'Nachfolge', 'Finanzierung', 'Unternehmergeist']),
  ('finance', 'Finanzen', 'Speaker, die Geld, Märkte und Konjunktur ohne Fachsprache erklären.', 'chart-line', true, array['Konjunktur', 'Kapitalmärkte', 'Geldpolitik', 'Vorsorge', 'Digitale Währungen']),
  ('other', 'Weitere Themen', 'Sport, Kultur, Wissenschaft und Abenteuer: Speaker mit Geschichten, die bleiben.', 'sparkles', true, array['Sport', 'Wissenschaft', 'Kultur', 'Abenteuer', 'Gesellschaft']);
