/**
 * The flaws that `npm audit --json` names; null if no registry answered.
 *
 * @param {string} output
 * @returns {{ name: string, severity: string, title: string }[] | null}
 */
export function readAdvisories(output) {
  let report;
  try {
    report = JSON.parse(output);
  } catch {
    return null;
  }
  if (!report?.vulnerabilities) return null;
  return Object.values(report.vulnerabilities).map(({ name, severity, via = [] }) => ({
    name,
    severity,
    title: via.find((one) => typeof one === "object")?.title ?? "",
  }));
}
