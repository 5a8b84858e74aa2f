import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { ToastHost } from '../../../kit/feedback/toasts/ToastHost';
import type { Answer, RequestedOperation } from '../../../testing/answer';
import { renderPage } from '../../../testing/renderPage';
import { testViewer } from '../../../testing/testSession';
import WebhooksSection from './WebhooksSection';

const at = '2026-11-26T10:00:00.000Z';
const hook = {
  __typename: 'OwnWebhook',
  id: '1',
  url: 'https://machine.example.org/hook',
  kinds: ['planning.rushWaits'],
  radioId: '1',
  radioName: 'Lagune',
  isOn: true,
  failingSince: null as string | null,
  createdAt: at,
};
const delivery = {
  __typename: 'OwnWebhookDelivery',
  id: '9',
  kind: 'planning.rushWaits',
  body: '{"kind":"planning.rushWaits"}',
  state: 'FAILED',
  tries: 14,
  createdAt: at,
  triedAt: at,
  nextAt: at,
  problem: 'ANSWER' as string | null,
  status: 500,
  answer: 'broken',
};
const kinds = [{ __typename: 'WebhookKind', kind: 'planning.rushWaits', label: 'A rush waits' }];

let hooks: Array<typeof hook> = [];
let sent: Array<typeof delivery> = [];
beforeEach(() => {
  hooks = [{ ...hook }];
  sent = [{ ...delivery }];
});

function answer({ name, variables }: RequestedOperation): Record<string, unknown> {
  if (name === 'Webhooks') return { webhooks: hooks, webhookKinds: kinds };
  if (name === 'CreateWebhook') {
    const made = { ...hook, ...(variables['input'] as object), id: '2' };
    hooks = [made, ...hooks];
    return { createWebhook: { __typename: 'NewWebhook', secret: 'whsec_once', webhook: made } };
  }
  if (name === 'SetWebhookOn') {
    hooks = hooks.map((hook) => ({ ...hook, isOn: Boolean(variables['isOn']) }));
    return { setWebhookOn: hooks[0] };
  }
  if (name === 'SendWebhookAgain') {
    sent = sent.map((delivery) => ({ ...delivery, state: 'WAITING', tries: 0, problem: null }));
    return { sendWebhookAgain: sent[0] };
  }
  return {
    webhookDeliveries: { __typename: 'OwnWebhookDeliveryPage', items: sent, totalItems: sent.length },
  };
}
const show = (refused: Record<string, Answer> = {}) =>
  renderPage(<WebhooksSection />, {
    viewer: testViewer,
    answer: (operation) => refused[operation.name] ?? { data: answer(operation) },
    outside: <ToastHost />,
  });
const history = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Deliveries to machine.example.org' }));
  return screen.findByRole('dialog', { name: 'Deliveries' });
};

describe('the webhooks of the viewer', () => {
  it('are not said to be none while they cannot be read', async () => {
    show({ Webhooks: { error: { code: 'FORBIDDEN' } } });
    expect(
      await screen.findByText(
        'Your role does not allow you to do this. Ask an administrator if you need it.',
        { exact: false },
      ),
    ).toBeTruthy();
    expect(screen.queryByText(/A webhook sends a signed message/)).toBeNull();
  });

  it('explain their purpose when there are none', async () => {
    hooks = [];
    show();
    expect(await screen.findByText(/A webhook sends a signed message/)).toBeTruthy();
  });

  it('show problems at their fields', async () => {
    show({ CreateWebhook: { error: { code: 'BAD_USER_INPUT', fields: { url: 'privateAddress' } } } });
    await screen.findByText('https://machine.example.org/hook');
    const drawer = await add('https://10.0.0.8/');
    expect(await within(drawer).findByText(/This address is not on the internet/)).toBeTruthy();
  });

  it('show the secret of a new one once, and kinds by the name that machines read', async () => {
    show();
    await screen.findByText('https://machine.example.org/hook');
    const drawer = await add('https://new.example.org/');
    await waitFor(() => expect(drawer.isConnected).toBe(false));
    expect((await screen.findByRole('textbox', { name: 'Secret' })).textContent).toBe('whsec_once');
    await userEvent.click(screen.getByRole('button', { name: 'I have saved it' }));
    await waitFor(() => expect(screen.queryByText('whsec_once')).toBeNull());
    expect(await screen.findByText('https://new.example.org/')).toBeTruthy();
  });

  it('are switched off, and show since when nothing is delivered', async () => {
    hooks = [{ ...hook, failingSince: at }];
    show();
    expect(await screen.findByText('Failing')).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox', { name: 'On: machine.example.org' }));
    expect(await screen.findByText('Off')).toBeTruthy();
  });

  it('show the results of deliveries, and repeat a delivery', async () => {
    show();
    const drawer = await history();
    await within(drawer).findByText('Failed');
    for (const text of ['A rush waits', 'Sent 14 times', 'Response 500', 'The response was an error'])
      expect(within(drawer).getByText(text)).toBeTruthy();
    await userEvent.click(within(drawer).getByRole('button', { name: 'Send again' }));
    expect(await within(drawer).findByText('Waiting')).toBeTruthy();
  });

  it('mark deliveries that lead back to a station, and test deliveries', async () => {
    sent = [{ ...delivery, kind: 'webhooks.test', status: 508 }];
    show();
    const drawer = await history();
    expect(await within(drawer).findByText('Loop: it leads back to a Regie station')).toBeTruthy();
    expect(within(drawer).getByText('Test')).toBeTruthy();
  });

  it('show an error when a delivery cannot be repeated', async () => {
    show({ SendWebhookAgain: { error: { code: 'NOT_FOUND' } } });
    const drawer = await history();
    await userEvent.click(await within(drawer).findByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('That did not work. Try again.')).toBeTruthy();
  });
});

async function add(url: string): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: 'Add webhook' }));
  const drawer = await screen.findByRole('dialog', { name: 'Add webhook' });
  const field = within(drawer).getByRole('textbox', { name: 'Address' });
  await userEvent.clear(field);
  await userEvent.type(field, url);
  await userEvent.click(within(drawer).getByRole('checkbox', { name: 'A rush waits planning.rushWaits' }));
  await userEvent.click(within(drawer).getByRole('button', { name: 'Add webhook' }));
  return drawer;
}
