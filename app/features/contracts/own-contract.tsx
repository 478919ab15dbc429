import "./contract.css";
import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { queryClient } from "#app/session/query-client.ts";
import { CONTRACT_SIDES } from "#domain/contract/contract-status.ts";
import { formatDateTime } from "#domain/format/date-times.ts";
import type { Download } from "#parts/download-button.tsx";
import { Loaded } from "#parts/loaded.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { ContractActions } from "./contract-actions.tsx";
import { ContractDocument } from "./contract-document.tsx";
import { type Contract, contractQuery } from "./queries.ts";
import { CONTRACT_TEXTS as TEXTS } from "./texts.ts";
import { useContractStep } from "./use-contract-step.ts";

type OwnContractProps = { bookingId: string; download: Download };

/** Read with the session of the viewer; to third parties the contract does not exist. */
export function OwnContract(props: OwnContractProps) {
  return (
    <QueryClientProvider client={queryClient()}>
      <LoadedContract {...props} />
    </QueryClientProvider>
  );
}

function LoadedContract({ bookingId, download }: OwnContractProps) {
  const query = useQuery({ ...contractQuery(bookingId), refetchInterval: pace });
  return (
    <Loaded query={query}>
      {(contract) =>
        contract ? (
          <Found contract={contract} download={download} />
        ) : (
          <EmptyState
            title={TEXTS.missing}
            text={TEXTS.missingText}
            action={<ButtonLink to="/dashboard/customer">{TEXTS.toDashboard}</ButtonLink>}
          />
        )
      }
    </Loaded>
  );
}

const POLL_MS = 10_000;

/** While the other side is at it the page follows by itself. */
function pace({ state }: { state: { data?: Contract | null | undefined } }): number | false {
  const status = state.data?.status;
  return status === undefined || status === "signed_by_both" || status === "superseded"
    ? false
    : POLL_MS;
}

function Found({ contract, download }: { contract: Contract; download: Download }) {
  useMarkViewed(contract);
  const { content, version, content_sha256, signatures } = contract;
  return (
    <div className="contract-columns">
      <ContractDocument
        content={content}
        note={
          <>
            <p>{TEXTS.version(version, content.reference)}</p>
            <p className="contract-hash">
              {TEXTS.hash}: <code>{content_sha256}</code>
            </p>
          </>
        }
      >
        <section>
          <h3 className="h3">{TEXTS.signatures}</h3>
          <dl className="contract-rows">
            {CONTRACT_SIDES.map((side) => {
              const signature = signatures[side];
              return (
                <div key={side}>
                  <dt>{TEXTS.sides[side]}</dt>
                  <dd>
                    {signature
                      ? TEXTS.signedBy(signature.name, formatDateTime(signature.signed_at))
                      : TEXTS.open}
                  </dd>
                </div>
              );
            })}
          </dl>
        </section>
      </ContractDocument>
      <ContractActions contract={contract} download={download} />
    </div>
  );
}

/** Told once: the other side sees that it was read. */
function useMarkViewed(contract: Contract): void {
  const { take } = useContractStep(contract, () => undefined);
  const told = useRef(false);
  const isNews = contract.possible_steps.includes("view");
  const tell = useEffectEvent(() => take({ step: "view" }));
  useEffect(() => {
    if (!isNews || told.current) return;
    told.current = true;
    tell();
  }, [isNews]);
}
