import type { PresenceHub } from '../presence/presenceHub.ts';
import type { ChatHub, ChatNotice } from './chatHub.ts';
import { queued } from './queued.ts';

interface Listening {
  user: number;
  radio: number | undefined;
  /** True for a browser session, false for an API token. */
  isScreen: boolean;
}

/**
 * Streams the chat events of the user's private threads and of the current radio. A subscriber that reads too slowly receives
 * MISSED instead of an unlimited backlog. With `isScreen`, the user counts as present while subscribed.
 */
export const noticesFor = (
  { chatHub, presenceHub }: { chatHub: ChatHub; presenceHub: PresenceHub },
  { user, radio, isScreen }: Listening,
): AsyncIterable<ChatNotice> =>
  queued<ChatNotice>(
    (push) => {
      const leave = isScreen ? presenceHub.enter(user) : undefined;
      const end = chatHub.listen(user, (notice) => {
        if (!('radio' in notice) || notice.radio === null || notice.radio === radio) push(notice);
      });
      return () => {
        end();
        leave?.();
      };
    },
    { instead: { kind: 'MISSED' } },
  );
