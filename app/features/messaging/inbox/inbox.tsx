import "./inbox.css";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import type { Role } from "#domain/account/roles.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { ChatPanel } from "../chat/chat-panel.tsx";
import { INBOX_PATH } from "../conversation-path.ts";
import { ConversationList } from "./conversation-list.tsx";
import { conversationsQuery, EVERY_CONVERSATION } from "./conversations-query.ts";
import { INBOX_TEXTS as TEXTS } from "./texts.ts";
import { useLiveConversations } from "./use-live-conversations.ts";

type InboxProps = { userId: string; role: Role; openId: string | undefined };

/** Two columns where there is room, otherwise the list or the conversation. */
export function Inbox({ userId, role, openId }: InboxProps) {
  useLiveConversations(userId);
  const all = useInfiniteQuery(conversationsQuery(EVERY_CONVERSATION));
  const navigate = useNavigate();
  const opened = all.data?.find(({ id }) => id === openId);
  if (all.data?.length === 0 && openId === undefined) return <NothingYet role={role} />;
  return (
    <div className={openId === undefined ? "inbox" : "inbox inbox-open"}>
      <ConversationList openId={openId} />
      <div className="inbox-chat">
        {openId === undefined ? (
          <p className="panel inbox-choose">
            <Icon name="message-circle" size={24} />
            {TEXTS.choose}
          </p>
        ) : (
          <>
            <p className="inbox-back">
              <ButtonLink variant="ghost" icon="arrow-left" to={INBOX_PATH}>
                {TEXTS.back}
              </ButtonLink>
              <strong>{opened?.counterpart.name}</strong>
            </p>
            <ChatPanel
              key={openId}
              conversationId={openId}
              onClose={() => void navigate(INBOX_PATH)}
            />
          </>
        )}
      </div>
    </div>
  );
}

function NothingYet({ role }: { role: Role }) {
  const isSpeaker = role === "speaker";
  return (
    <EmptyState
      title={TEXTS.emptyTitle}
      text={isSpeaker ? TEXTS.emptyText.speaker : TEXTS.emptyText.customer}
      action={!isSpeaker && <ButtonLink to="/">{TEXTS.find}</ButtonLink>}
    />
  );
}
