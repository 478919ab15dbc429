type Subscriber = { onMessage: (payload: string) => void; onGap: (() => void) | undefined };

/** Who listens to which channel, independent of the connection that carries the messages. */
export function createSubscriptions() {
  const byChannel = new Map<string, Set<Subscriber>>();

  return {
    channels: () => [...byChannel.keys()],

    /** Returns whether this is the channel's first subscriber, and how to leave (true: it was the last). */
    add(channel: string, onMessage: (payload: string) => void, onGap?: () => void) {
      const subscribers = byChannel.get(channel) ?? new Set<Subscriber>();
      const subscriber: Subscriber = { onMessage, onGap };
      const isFirst = subscribers.size === 0;
      subscribers.add(subscriber);
      byChannel.set(channel, subscribers);
      const leave = () => {
        const wasMember = subscribers.delete(subscriber);
        const isLast =
          wasMember && subscribers.size === 0 && byChannel.get(channel) === subscribers;
        if (isLast) byChannel.delete(channel);
        return isLast;
      };
      return { isFirst, leave };
    },

    deliver(channel: string, payload: string) {
      for (const subscriber of [...(byChannel.get(channel) ?? [])]) subscriber.onMessage(payload);
    },

    reportGap() {
      for (const subscribers of [...byChannel.values()]) {
        for (const subscriber of [...subscribers]) subscriber.onGap?.();
      }
    },
  };
}

/** Channel names go into SQL unquoted and are folded to lower case there, so only the plain ones are allowed. */
export function assertChannelName(channel: string): void {
  if (!/^[a-z_][a-z0-9_]{0,62}$/.test(channel)) throw new Error(`Not a channel name: ${channel}`);
}
