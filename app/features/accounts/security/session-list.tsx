import { useQuery, useQueryClient } from "@tanstack/react-query";
import { authClient } from "#app/auth-client.ts";
import { authenticatedApi } from "#app/session/authenticated-api.ts";
import { formatDateTime } from "#domain/format/date-times.ts";
import { useAction } from "#parts/actions/use-action.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { Button } from "#ui/button/button.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { describeDevice } from "./describe-device.ts";
import { sessionsQuery } from "./queries.ts";
import { Loaded, SecurityPart } from "./security-part.tsx";
import { SESSION_TEXTS as TEXTS } from "./texts.ts";
import { failed, toastAuthError } from "./toast-auth-error.ts";

export function SessionList() {
  const sessions = useQuery(sessionsQuery);
  const { end, endOthers, isEndingOthers } = useEnding();
  return (
    <SecurityPart title={TEXTS.title}>
      <Loaded query={sessions}>
        {({ items, currentId }) => (
          <>
            <ul className="security-list">
              {items.map((session) => (
                <Row
                  key={session.id}
                  session={session}
                  isCurrent={session.id === currentId}
                  onEnd={() => void end(session.id)}
                />
              ))}
            </ul>
            {items.length > 1 && (
              <div className="security-actions">
                <Button variant="line" isLoading={isEndingOthers} onClick={() => void endOthers()}>
                  {TEXTS.endOthers}
                </Button>
              </div>
            )}
          </>
        )}
      </Loaded>
    </SecurityPart>
  );
}

function useEnding() {
  const queries = useQueryClient();
  const reread = () => queries.invalidateQueries({ queryKey: sessionsQuery.queryKey });
  const always = { onFailed: failed, onSettled: reread };
  const one = useAction();
  // Unknown means ended already, which is what was wanted.
  const end = (id: string) =>
    one.run(() => authenticatedApi.find("DELETE /me/sessions/{id}", { params: { id } }), {
      ...always,
      onDone: () => toast.show({ kind: "success", text: TEXTS.ended }),
    });
  const others = useAction();
  const endOthers = () =>
    others.run(async () => (await authClient()).signOut({ scope: "others" }), {
      ...always,
      onDone: (answer) => {
        if (!toastAuthError(answer)) toast.show({ kind: "success", text: TEXTS.endedOthers });
      },
    });
  return { end, endOthers, isEndingOthers: others.isBusy };
}

type RowProps = {
  session: { user_agent: string | null; last_used_at: string };
  isCurrent: boolean;
  onEnd: () => void;
};

function Row({ session, isCurrent, onEnd }: RowProps) {
  const device = describeDevice(session.user_agent);
  return (
    <li>
      <div>
        <p>{device}</p>
        <p className="security-note">{TEXTS.lastUsed(formatDateTime(session.last_used_at))}</p>
      </div>
      {isCurrent ? (
        <Badge variant="free-soft" icon="check">
          {TEXTS.current}
        </Badge>
      ) : (
        <Button variant="quiet" size="sm" aria-label={TEXTS.endOf(device)} onClick={onEnd}>
          {TEXTS.end}
        </Button>
      )}
    </li>
  );
}
