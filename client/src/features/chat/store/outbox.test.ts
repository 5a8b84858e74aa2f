// @vitest-environment jsdom
import { ServerError } from '@apollo/client/errors';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createOutbox, type Pending } from './outbox';

const away = new TypeError('Failed to fetch');
const refused = new ServerError('403', {
  response: new Response('', { status: 403 }),
  bodyText: '',
});
const sender = () => vi.fn<(pending: Pending) => Promise<void>>(async () => undefined);
const states = (outbox: ReturnType<typeof createOutbox>) =>
  outbox.getState().map(({ body, state }) => `${body} ${state}`);

beforeEach(() => localStorage.clear());

describe('the outbox', () => {
  it('has a message at once, and drops it once it is stored', async () => {
    let resolveSend = () => {};
    const send = sender().mockImplementationOnce(() => new Promise((done) => (resolveSend = done)));
    const outbox = createOutbox('1', send);
    outbox.post('7', 'One');
    outbox.post('7', 'Two');
    expect(states(outbox)).toEqual(['One sending', 'Two sending']);
    // The second message is sent after the first one was stored, so that the order is preserved.
    expect(send).toHaveBeenCalledTimes(1);
    resolveSend();
    await vi.waitFor(() => expect(outbox.getState()).toEqual([]));
    expect(send.mock.calls.map(([{ body }]) => body)).toEqual(['One', 'Two']);
    expect(localStorage).toHaveLength(0);
  });

  it('waits while the server is away, and goes as the same messages in their order', async () => {
    const send = sender().mockRejectedValueOnce(away);
    const outbox = createOutbox('1', send);
    outbox.post('7', 'One');
    outbox.post('7', 'Two');
    await vi.waitFor(() => expect(states(outbox)).toEqual(['One waiting', 'Two waiting']));
    const [{ clientKey } = { clientKey: '' }] = outbox.getState();
    outbox.resume();
    await vi.waitFor(() => expect(outbox.getState()).toEqual([]));
    expect(send.mock.calls.map(([{ body }]) => body)).toEqual(['One', 'One', 'Two']);
    expect(send.mock.calls[1]![0].clientKey).toBe(clientKey);
  });

  it('stays when it is rejected, until it is sent again or withdrawn', async () => {
    const send = sender().mockRejectedValueOnce(refused).mockRejectedValueOnce(refused);
    const outbox = createOutbox('1', send);
    outbox.post('7', 'One');
    outbox.post('7', 'Two');
    await vi.waitFor(() => expect(states(outbox)).toEqual(['One failed', 'Two failed']));
    outbox.resume();
    expect(states(outbox)).toEqual(['One failed', 'Two failed']);
    const [first, two] = outbox.getState();
    outbox.again(first!.clientKey);
    outbox.discard(two!.clientKey);
    await vi.waitFor(() => expect(outbox.getState()).toEqual([]));
    expect(send.mock.calls.map(([{ clientKey }]) => clientKey)).toEqual([
      first!.clientKey,
      two!.clientKey,
      first!.clientKey,
    ]);
  });

  it('is there again after the tab was closed, for its writer alone', async () => {
    const outbox = createOutbox('1', sender().mockRejectedValue(away));
    outbox.post('7', 'One');
    const known = outbox.getState()[0]!.clientKey;
    const later = createOutbox('1', sender());
    expect(later.getState()).toMatchObject([{ clientKey: known, body: 'One', state: 'waiting' }]);
    expect(createOutbox('2', sender()).getState()).toEqual([]);
  });
});
