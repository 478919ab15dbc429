import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { authClient } from "#app/auth-client.ts";
import { ownApi } from "#app/session/own-api.ts";
import { formatMoment } from "#parts/format-moment.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast-store.ts";
import { describeDevice } from "./describe-device.ts";
import { sessionsQuery } from "./queries.ts";
import { failed, refused } from "./refused.ts";
import { Loaded, SecurityPart } from "./security-part.tsx";
import { SESSION_TEXTS as TEXTS } from "./texts.ts";

export function SessionList() {
  const sessions = useQuery(sessionsQuery);
  const { end, endOthers } = useEnding();
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
                  onEnd={() => end.mutate(session.id)}
                />
              ))}
            </ul>
            {items.length > 1 && (
              <div className="security-actions">
                <Button
                  variant="line"
                  isLoading={endOthers.isPending}
                  onClick={() => endOthers.mutate()}
                >
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
  const end = useMutation({
    mutationFn: async (id: string) => {
      const answer = await ownApi.v1.me.sessions[":id"].$delete({ param: { id } });
      // Unknown means ended already, which is what was wanted.
      if (!answer.ok && answer.status !== 404) throw new Error(`refused with ${answer.status}`);
    },
    onSuccess: () => toast.show({ kind: "success", text: TEXTS.ended }),
    onError: failed,
    onSettled: reread,
  });
  const endOthers = useMutation({
    mutationFn: async () => (await authClient()).signOut({ scope: "others" }),
    onSuccess: (answer) => {
      if (!refused(answer)) toast.show({ kind: "success", text: TEXTS.endedOthers });
    },
    onError: failed,
    onSettled: reread,
  });
  return { end, endOthers };
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
        <p className="security-note">{TEXTS.lastUsed(formatMoment(session.last_used_at))}</p>
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
