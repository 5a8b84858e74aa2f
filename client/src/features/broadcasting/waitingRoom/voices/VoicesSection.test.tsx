import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Answer, RequestedOperation } from '../../../../testing/answer';
import { ToastHost } from '../../../../kit/feedback/toasts/ToastHost';
import { renderPage } from '../../../../testing/renderPage';
import { fakeDesk } from '../../studio/testing/fakeDesk';
import { VoicesSection } from './VoicesSection';
import type { VisitFieldsFragment } from '../waitingRoom.generated';

const line = vi.hoisted(() => ({ lost: () => {} }));
vi.mock('./voiceCall', () => ({
  callVoice: async (_servers: unknown, sendOffer: (offer: string) => Promise<string>) => {
    await sendOffer('v=0');
    return { stream: 'voice', onLost: (lost: () => void) => void (line.lost = lost), close: () => {} };
  },
}));

const visit: VisitFieldsFragment = {
  __typename: 'LiveVisit',
  id: '7',
  name: 'Ines Guest',
  part: 'GUEST',
  state: 'ADMITTED',
  arrivedAt: '2026-11-24T10:00:00.000Z',
  onAirFrom: null,
  onAirUntil: null,
  leftAt: null,
  messageFromVisitor: '',
  messageToVisitor: '',
};

function show({
  isOnAir = true,
  given = () => undefined,
}: { isOnAir?: boolean; given?: (requests: RequestedOperation) => Answer | undefined } = {}) {
  const desk = fakeDesk();
  let now = visit;
  const answers: Record<string, (requests: RequestedOperation) => Answer> = {
    WaitingRoom: () => ({
      data: { waitingRoom: [now, { ...visit, id: '8', name: 'Tom', state: 'WAITING' }] },
    }),
    VisitChanged: () => ({ data: { liveVisitChanged: now } }),
    CallVisitor: () => ({ data: { callVisitor: 'v=0' } }),
    VoiceServers: () => ({ data: { voiceServers: [] } }),
    MoveVisit: ({ variables }) => {
      now = { ...now, state: variables['to'] as VisitFieldsFragment['state'] };
      return { data: { moveVisit: now } };
    },
  };
  const { requests } = renderPage(<VoicesSection desk={desk} isOnAir={isOnAir} />, {
    outside: <ToastHost />,
    answer: (operation) => given(operation) ?? answers[operation.name]!(operation),
  });
  return { desk, requests };
}
const button = (name: string) => screen.findByRole('button', { name: `${name}: Ines Guest` });
const bringIn = async () => userEvent.click(await button('Connect'));

describe('guests in the desk', () => {
  it('are admitted visitors, and nobody who waits', async () => {
    show();
    await button('Connect');
    expect(screen.queryByText('Tom')).toBeNull();
  });

  it('are not there when they do not answer', async () => {
    const { desk } = show({
      given: ({ name }) =>
        name === 'CallVisitor'
          ? { error: { code: 'BAD_USER_INPUT', fields: { id: 'notThere' } } }
          : undefined,
    });
    await bringIn();
    await screen.findByText('No sound from Ines Guest');
    expect(desk.voices.store.getState()).toEqual({});
  });

  it('are not put on the air while the presenter is not', async () => {
    show({ isOnAir: false });
    await bringIn();
    expect(await button('On air')).toHaveProperty('disabled', true);
  });

  it('stay off the air when the station does not take them', async () => {
    const { desk } = show({
      given: ({ name }) =>
        name === 'MoveVisit'
          ? { error: { code: 'BAD_USER_INPUT', fields: { to: 'nobodyLive' } } }
          : undefined,
    });
    await bringIn();
    await userEvent.click(await button('On air'));
    await screen.findByText('The state of Ines Guest was not changed');
    expect(desk.voices.store.getState()['7']!.isOn).toBe(false);
  });

  it('are audible to the presenter first, then on the air, and disappear when their connection is lost', async () => {
    const { desk, requests } = show();
    await bringIn();
    await button('Hang up');
    expect(desk.calls).toContainEqual(['connectVoice', 'voice']);
    expect(desk.voices.store.getState()['7']).toMatchObject({ isOn: false, isPreListened: true });
    await userEvent.click(await button('On air'));
    await waitFor(() => expect(desk.voices.store.getState()['7']!.isOn).toBe(true));
    expect(requests.find(({ name }) => name === 'MoveVisit')?.variables).toEqual({ id: '7', to: 'ON_AIR' });
    line.lost();
    await button('Connect');
    expect(desk.voices.store.getState()).toEqual({});
  });
});
