import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer, RequestedOperation } from '../../../testing/answer';
import Toasts from '../../../kit/feedback/toasts/Toasts';
import { renderPage } from '../../../testing/renderPage';
import { testViewer, type TestViewer } from '../../../testing/testSession';
import { live } from '../testing/liveSession';
import type { VisitFieldsFragment } from './waitingRoom.generated';
import WaitingRoomPage from './WaitingRoomPage';

const calls = vi.hoisted(() => ({ problem: false, closed: 0 }));
vi.mock('./voices/voiceCall', () => ({
  callVoice: async (_servers: unknown, sendOffer: (offer: string) => Promise<string>) => {
    await sendOffer('v=0');
    return { stream: {}, onLost: () => {}, close: () => (calls.closed += 1) };
  },
}));
vi.mock('./voices/VoiceLevel', () => ({ VoiceLevel: () => <p>Loud</p> }));
vi.mock('./voices/StreamSound', () => ({ StreamSound: () => null }));

beforeEach(() => void (calls.closed = 0));

const visitWith = (more: Partial<VisitFieldsFragment> = {}): VisitFieldsFragment => ({
  __typename: 'LiveVisit',
  id: '7',
  name: 'Ines Guest',
  part: 'GUEST',
  state: 'WAITING',
  arrivedAt: '2026-11-24T10:00:00.000Z',
  onAirFrom: null,
  onAirUntil: null,
  leftAt: null,
  messageFromVisitor: 'I am ready.',
  messageToVisitor: '',
  ...more,
});

const invitation = {
  __typename: 'LiveInvitation',
  id: '3',
  name: 'Tom Caller',
  invitedBy: 'Ada',
  expiresAt: '2026-11-25T10:00:00.000Z',
};
const visits = (items: object[]) => ({
  data: { liveVisits: { __typename: 'LiveVisitPage', items, totalItems: items.length, totalIsExact: true } },
});

const answers: Record<string, (requests: RequestedOperation) => Answer> = {
  WaitingRoom: () => ({ data: { waitingRoom: [visitWith()] } }),
  VisitChanged: () => ({ data: { liveVisitChanged: visitWith() } }),
  VisitLog: () => visits([]),
  LiveInvitations: () => ({
    data: {
      liveInvitations: {
        __typename: 'LiveInvitationPage',
        items: [invitation],
        totalItems: 1,
        totalIsExact: true,
      },
    },
  }),
  MoveVisit: ({ variables }) => ({
    data: { moveVisit: visitWith({ state: variables['to'] as VisitFieldsFragment['state'] }) },
  }),
  SendVisitorMessage: ({ variables }) => ({
    data: { sendVisitorMessage: visitWith({ messageToVisitor: String(variables['text']) }) },
  }),
  CallVisitor: () => ({ data: { callVisitor: 'v=0' } }),
  HandoverNow: () => ({ data: { liveHandover: null, takeOverRefusal: null, liveNow: null } }),
  LiveChanged: () => ({ data: { liveChanged: live } }),
  VoiceServers: () => ({ data: { voiceServers: [] } }),
  InviteLiveGuest: () => ({
    data: {
      inviteLiveGuest: {
        __typename: 'NewLiveInvitation',
        id: '4',
        url: 'https://regie.example/guest#token=secret',
        expiresAt: '2026-11-25T10:00:00.000Z',
      },
    },
  }),
  RevokeLiveInvitation: () => ({ data: { revokeLiveInvitation: '3' } }),
};

const show = (
  given: (requests: RequestedOperation) => Answer | undefined = () => undefined,
  viewer: TestViewer = testViewer,
) =>
  renderPage(<WaitingRoomPage />, {
    viewer,
    outside: <Toasts />,
    answer: (requests) => given(requests) ?? answers[requests.name]!(requests),
  });

const reader: TestViewer = { ...testViewer, abilities: [{ action: 'read', subject: 'LiveVisit' }] };
const button = (name: string) => screen.findByRole('button', { name });

describe('the waiting room', () => {
  it('offers nothing that the viewer may not do', async () => {
    const { requests } = show(undefined, reader);
    await screen.findByText('Ines Guest');
    expect(screen.queryByRole('button', { name: /Ines Guest/ })).toBeNull();
    expect(screen.queryByText('Guest links')).toBeNull();
    expect(requests.map(({ name }) => name)).not.toContain('LiveInvitations');
  });

  it('shows an error when it cannot be loaded, and retries', async () => {
    let isDown = true;
    show(({ name }) =>
      name === 'WaitingRoom' && isDown ? { error: { code: 'INTERNAL_SERVER_ERROR' } } : undefined,
    );
    const again = await button('Try again');
    isDown = false;
    await userEvent.click(again);
    expect(await screen.findByText('Ines Guest')).toBeTruthy();
  });

  it('shows a handover to the person who takes over, with the way to the studio', async () => {
    const from = { __typename: 'LiveSession', id: '9', name: 'Bo Lind', person: null };
    const liveHandover = {
      __typename: 'LiveHandover',
      id: '5',
      name: testViewer.fullName,
      countdown: 10_000,
      isOffered: true,
      takesOverAt: null,
      endedAt: null,
      end: null,
      person: { __typename: 'Colleague', id: testViewer.id },
      from,
      to: null,
    };
    show(({ name }) =>
      name === 'HandoverNow' ? { data: { liveHandover, takeOverRefusal: null, liveNow: from } } : undefined,
    );
    expect(await screen.findByText(/^Bo Lind wants to hand over to you/)).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Open studio' });
    expect(link.getAttribute('href')).toBe('/admin/studio/live');
  });

  it('shows an empty state when nobody is waiting, and when nobody ever came', async () => {
    show(({ name }) => (name === 'WaitingRoom' ? { data: { waitingRoom: [] } } : undefined));
    expect(await screen.findByText('The waiting room is empty.')).toBeTruthy();
    expect(await screen.findByText('No visitors yet.')).toBeTruthy();
  });

  it('lets the viewer listen to a visitor, and stop', async () => {
    const { requests } = show();
    await userEvent.click(await button('Listen: Ines Guest'));
    await screen.findByText('Loud');
    await waitFor(() =>
      expect(requests.find(({ name }) => name === 'MoveVisit')?.variables).toEqual({
        id: '7',
        to: 'SCREENING',
      }),
    );
    await userEvent.click(await button('Stop listening: Ines Guest'));
    expect(calls.closed).toBe(1);
  });

  it('shows when a visitor does not answer', async () => {
    show(({ name }) =>
      name === 'CallVisitor' ? { error: { code: 'BAD_USER_INPUT', fields: { id: 'notThere' } } } : undefined,
    );
    await userEvent.click(await button('Listen: Ines Guest'));
    expect(await screen.findByText('No sound from Ines Guest')).toBeTruthy();
    expect(screen.queryByText('Loud')).toBeNull();
  });

  it('admits a visitor, and asks for confirmation before removing one', async () => {
    const { requests } = show();
    await userEvent.click(await button('Admit: Ines Guest'));
    const moves = () =>
      requests.filter(({ name }) => name === 'MoveVisit').map(({ variables }) => variables['to']);
    await waitFor(() => expect(moves()).toEqual(['ADMITTED']));
    await userEvent.click(await button('Remove: Ines Guest'));
    expect(moves()).toEqual(['ADMITTED']);
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(moves()).toEqual(['ADMITTED', 'REFUSED']));
  });

  it('leaves the typed message in the field when it was not sent', async () => {
    show(({ name }) =>
      name === 'SendVisitorMessage' ? { error: { code: 'INTERNAL_SERVER_ERROR' } } : undefined,
    );
    const field = await screen.findByLabelText('Message to Ines Guest');
    await userEvent.type(field, 'You are next.');
    await userEvent.click(await button('Send: Ines Guest'));
    await screen.findByText('The message to Ines Guest was not sent');
    expect((field as HTMLInputElement).value).toBe('You are next.');
  });

  it('shows the link of a guest once, and revokes it on demand', async () => {
    const { requests } = show();
    await userEvent.type(await screen.findByLabelText('Name of the guest'), 'Ines Guest');
    await userEvent.click(await button('Create link'));
    const link = await screen.findByRole('textbox', { name: 'Guest link' });
    expect(link.textContent).toBe('https://regie.example/guest#token=secret');
    await userEvent.click(await button('Revoke: Tom Caller'));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Revoke' }));
    await waitFor(() =>
      expect(requests.find(({ name }) => name === 'RevokeLiveInvitation')?.variables).toEqual({ id: '3' }),
    );
  });

  it('lists earlier visits with their time on the air', async () => {
    show(({ name }) =>
      name === 'VisitLog'
        ? visits([
            visitWith({
              id: '5',
              name: 'Lea Caller',
              state: 'LEFT',
              onAirFrom: '2026-11-24T10:00:00.000Z',
              onAirUntil: '2026-11-24T10:01:05.000Z',
            }),
          ])
        : undefined,
    );
    const row = within((await screen.findByText('Lea Caller', { selector: 'li bdi' })).closest('li')!);
    expect(row.getByText('1:05')).toBeTruthy();
    expect(row.getByText('Left')).toBeTruthy();
  });
});
