import { describe, expect, it, vi } from 'vitest';
import type { ChatPresenceFieldsFragment } from '../chat.generated';
import { createPresence } from './presence';

const presenceFor = (id: string, state: ChatPresenceFieldsFragment['state'] = 'ONLINE') =>
  ({ __typename: 'ChatPresence', id, state, until: null }) as const;
const loader = () =>
  vi.fn<(ids: string[]) => Promise<ChatPresenceFieldsFragment[]>>(async (ids) =>
    ids.map((id) => presenceFor(id)),
  );

describe('presence', () => {
  it('is requested once, in one request for all people that appear at the same time', async () => {
    const load = loader();
    const presence = createPresence(load);
    for (const id of ['1', '2', '1']) presence.know(id);
    await vi.waitFor(() => expect(presence.getState().size).toBe(2));
    presence.know('2');
    await Promise.resolve();
    expect(load.mock.calls).toEqual([[['1', '2']]]);
  });

  it('is requested in parts for many people, and empty when it cannot be loaded', async () => {
    const load = loader().mockRejectedValueOnce(new Error('away'));
    const presence = createPresence(load);
    for (let id = 1; id <= 150; id++) presence.know(String(id));
    await vi.waitFor(() => expect(presence.getState().size).toBe(50));
    presence.again();
    await vi.waitFor(() => expect(presence.getState().size).toBe(150));
  });

  it('follows the events of the shown people, and of no others', async () => {
    const presence = createPresence(loader());
    presence.know('1');
    await vi.waitFor(() => expect(presence.getState().size).toBe(1));
    presence.receive(presenceFor('1', 'ON_AIR'));
    presence.receive(presenceFor('9', 'BUSY'));
    expect([...presence.getState().values()]).toEqual([presenceFor('1', 'ON_AIR')]);
  });
});
