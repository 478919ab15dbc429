import "./contract.css";
import { Suspense } from "react";
import { useLocation } from "react-router";
import { SESSION_KEY } from "#app/session/session-keys.ts";
import { contractContent } from "#domain/contract/contract-content.ts";
import { SAMPLE_CONTRACT } from "#domain/contract/sample-contract.ts";
import type { Download } from "#parts/download-button.tsx";
import { Badge } from "#ui/badge/badge.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { latePart } from "#ui/loading/late-part.ts";
import { Skeleton } from "#ui/loading/skeleton.tsx";
import { useKnownText } from "#ui/stored-text.ts";
import { ContractDocument } from "./contract-document.tsx";
import { CONTRACT_TEXTS as TEXTS } from "./texts.ts";

const OwnContract = latePart(async () => ({
  default: (await import("./own-contract.tsx")).OwnContract,
}));

/**
 * This address is public: without a booking it shows the sample, with one the contract appears
 * for its two sides alone, read in the browser.
 */
export function ContractScreen({ download }: { download: Download }) {
  const id = new URLSearchParams(useLocation().search).get("id");
  return (
    <div className="wrap section dashboard contract-page">
      <header className="grid gap-2">
        <h1 className="h1">{TEXTS.sampleTitle}</h1>
        {id === null && <p className="lead">{TEXTS.sampleLead}</p>}
      </header>
      {id === null ? <Sample /> : <Private id={id} download={download} />}
    </div>
  );
}

function Private({ id, download }: { id: string; download: Download }) {
  const token = useKnownText(SESSION_KEY);
  if (token === null) return <SignInHint />;
  const waiting = <Skeleton shape="block" />;
  if (token === undefined) return waiting;
  return (
    <Suspense fallback={waiting}>
      <OwnContract bookingId={id} download={download} />
    </Suspense>
  );
}

function SignInHint() {
  const { pathname, search } = useLocation();
  return (
    <div className="grid justify-items-start gap-4">
      <p>{TEXTS.sampleNote}</p>
      <ButtonLink to="/auth" state={{ from: pathname + search }}>
        {TEXTS.signIn}
      </ButtonLink>
    </div>
  );
}

function Sample() {
  return (
    <>
      <ContractDocument
        content={contractContent(SAMPLE_CONTRACT)}
        note={
          <p>
            <Badge>{TEXTS.sample}</Badge> {TEXTS.version(1, SAMPLE_CONTRACT.reference)}
          </p>
        }
      />
      <p className="note">{TEXTS.sampleNote}</p>
    </>
  );
}
