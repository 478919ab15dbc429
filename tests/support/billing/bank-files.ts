type Line = {
  amount: string;
  payer: string;
  purpose: string;
  currency?: string;
  indicator?: "CRDT" | "DBIT";
  status?: "BOOK" | "PDNG";
};

/** One payment of a collected entry; `amount` is its XML, because banks put it in different places. */
type Part = {
  amount?: string;
  payer?: string;
  purpose: string;
  indicator?: "CRDT" | "DBIT";
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
  return statement(entries.join("\n"));
}

/** A statement with one credit that collects several payments. */
export function collectedCamtFile(amount: string, parts: readonly Part[], extra = ""): string {
  const details = parts.map(
    ({ amount: own = "", indicator, payer, purpose }) => `<TxDtls>${own}
      ${indicator ? `<CdtDbtInd>${indicator}</CdtDbtInd>` : ""}
      ${payer ? `<RltdPties><Dbtr><Nm>${escaped(payer)}</Nm></Dbtr></RltdPties>` : ""}
      <RmtInf><Ustrd>${escaped(purpose)}</Ustrd></RmtInf></TxDtls>`,
  );
  return statement(`<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd>
    <Sts><Cd>BOOK</Cd></Sts><BookgDt><DtTm>2026-03-10T08:00:00</DtTm></BookgDt>
    <AcctSvcrRef>B-1</AcctSvcrRef>${extra}<NtryDtls>${details.join("\n")}</NtryDtls></Ntry>`);
}

function statement(entries: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt>
<Acct><Id><IBAN>DE02120300000000202051</IBAN></Id></Acct>${entries}</Stmt></BkToCstmrStmt></Document>`;
}
