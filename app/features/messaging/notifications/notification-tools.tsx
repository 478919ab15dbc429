import { SearchInput } from "#parts/list/search-input.tsx";
import { Select } from "#ui/select.tsx";
import type { NotificationWish } from "./notifications-query.ts";
import { NOTIFICATION_TEXTS as TEXTS } from "./texts.ts";

type NotificationToolsProps = {
  wish: NotificationWish;
  onChange: (wish: NotificationWish) => void;
};

export function NotificationTools({ wish, onChange }: NotificationToolsProps) {
  return (
    <search className="notice-tools">
      <SearchInput
        value={wish.q}
        label={TEXTS.search}
        placeholder={TEXTS.search}
        onSearch={(q) => onChange({ ...wish, q })}
      />
      <Select
        label={TEXTS.filter}
        isLabelHidden
        placeholder={TEXTS.everything}
        options={TEXTS.filters}
        value={wish.show}
        onChange={({ target }) =>
          onChange({ ...wish, show: target.value as NotificationWish["show"] })
        }
      />
      <Select
        label={TEXTS.sort}
        isLabelHidden
        options={TEXTS.sorts}
        value={wish.order}
        onChange={({ target }) =>
          onChange({ ...wish, order: target.value as NotificationWish["order"] })
        }
      />
    </search>
  );
}
