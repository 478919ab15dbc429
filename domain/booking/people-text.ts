export function peopleText(count: number): string {
  return count === 1 ? "1 Person" : `${count.toLocaleString("de-DE")} Personen`;
}
