type Line = {
  amount: string;
  payer: string;
  purpose: string;
  currency?: string;
  indicator?: "CRDT" | "DBIT";
  status?: "BOOK" | "PDNG";
};

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** A statement as banks deliver it, reduced to what matters. */
export function camtFile(lines: readonly Line[], day = "2026-03-10"): string {
  const entries = lines.map(
    (line) => `<Ntry><Amt Ccy="${line.currency ?? "EUR"}">${line.amount}</Amt>
      <CdtDbtInd>${line.indicator ?? "CRDT"}</CdtDbtInd><Sts>${line.status ?? "BOOK"}</Sts>
      <BookgDt><Dt>${day}</Dt></BookgDt><NtryDtls><TxDtls>
      <RltdPties><Dbtr><Nm>${escaped(line.payer)}</Nm></Dbtr></RltdPties>
      <RmtInf><Ustrd>${escaped(line.purpose)}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt>
<Acct><Id><IBAN>DE02120300000000202051</IBAN></Id></Acct>${entries.join("\n")}</Stmt></BkToCstmrStmt></Document>`;
}
