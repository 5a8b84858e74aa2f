import type { PresenceHub } from '../presence/presenceHub.ts';
import type { ChatHub, ChatNotice } from './chatHub.ts';
import { queued } from './queued.ts';

interface Listening {
  user: number;
  radio: number | undefined;
  /** Whether it is a screen of theirs, and not a program. */
  isScreen: boolean;
}

/**
 * What somebody is told from now on: of private threads, and of those of the radio that they are on. A reader that does not keep
 * up is told so instead of being given ever more. While they listen they are here.
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
