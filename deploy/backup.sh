#!/bin/sh
# Writes one backup into BACKUP_DIR, packs it, encrypts it for BACKUP_RECIPIENT if that is set (an age
# recipient, else a key known to gpg), and removes those older than BACKUP_DAYS. Any failure ends it, and
# nothing old is removed then. With BACKUP_REHEARSAL=1 the backup is also loaded into an empty folder.
set -eu
umask 077
target=${BACKUP_DIR:?BACKUP_DIR fehlt: der Ordner für die Sicherungen}
days=${BACKUP_DAYS:-14}
case $days in '' | *[!0-9]*) echo "BACKUP_DAYS muss eine Zahl sein." >&2; exit 1 ;; esac
mkdir -p "$target"
work=$(mktemp -d "$target/.work-XXXXXX")
trap 'rm -rf "$work"' EXIT INT TERM

npm run --silent backup -- --to "$work"
name=$(ls "$work")

if [ "${BACKUP_REHEARSAL:-0}" = 1 ]; then
  echo "Die Sicherung wird zur Probe geladen …"
  # Empty, not unset: what is unset is read from .env, and the rehearsal must not reach the real database.
  env DATABASE_URL= DATABASE_URL_FILE= S3_ENDPOINT= S3_ENDPOINT_FILE= S3_BUCKET= S3_BUCKET_FILE= \
    S3_ACCESS_KEY_ID= S3_ACCESS_KEY_ID_FILE= S3_SECRET_ACCESS_KEY= S3_SECRET_ACCESS_KEY_FILE= \
    DATA_DIR="$work/rehearsal" npm run --silent restore -- "$work/$name"
  rm -rf "$work/rehearsal"
fi

file="$name.tar.gz"
tar -C "$work" -czf "$work/$file" "$name"
if [ -n "${BACKUP_RECIPIENT:-}" ]; then
  case $BACKUP_RECIPIENT in
    age1*)
      age --recipient "$BACKUP_RECIPIENT" --output "$work/$file.age" "$work/$file"
      file="$file.age"
      ;;
    *)
      gpg --batch --yes --trust-model always --recipient "$BACKUP_RECIPIENT" \
        --output "$work/$file.gpg" --encrypt "$work/$file"
      file="$file.gpg"
      ;;
  esac
fi
mv "$work/$file" "$target/$file"
find "$target" -maxdepth 1 -name 'backup-*.tar.gz*' -mtime "+$days" -delete
echo "Gesichert: $target/$file"
