// @module-tag smoke
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RequestedOperation } from '../../testing/answer';
import { renderPage } from '../../testing/renderPage';
import { testViewer } from '../../testing/testSession';
import JobListPage from './JobListPage';

const job = (id: number, kind: string, error: string) => ({
  __typename: 'FailedJob' as const,
  id: String(id),
  kind,
  error,
  tries: 10,
  addedAt: '2026-01-01T10:00:00.000Z',
  failedAt: '2026-01-01T12:00:00.000Z',
});
const kindOf = (kind: string, fields: object) => ({
  __typename: 'JobKindState' as const,
  kind,
  does: 'Something.',
  schedule: null,
  waiting: 0,
  running: 0,
  failed: 0,
  ...fields,
});

let failed = [job(1, 'mail.send', 'The mail server refused the e-mail: 451.')];
let kinds = [kindOf('mail.send', {})];
beforeEach(() => {
  failed = [job(1, 'mail.send', 'The mail server refused the e-mail: 451.')];
  kinds = [kindOf('mail.send', {})];
});

function answer({ name, variables }: RequestedOperation) {
  if (name === 'JobKinds') return { jobKinds: kinds };
  if (name === 'RetryFailedJobs' || name === 'DeleteFailedJobs') {
    const ids = variables['ids'] as string[];
    failed = failed.filter(({ id }) => !ids.includes(id));
    return name === 'RetryFailedJobs' ? { retryFailedJobs: ids } : { deleteFailedJobs: ids };
  }
  return {
    failedJobs: {
      __typename: 'FailedJobPage',
      items: failed,
      totalItems: failed.length,
      totalIsExact: true,
    },
  };
}
const show = (viewer = testViewer) =>
  renderPage(<JobListPage />, { address: '/', viewer, answer: (operation) => ({ data: answer(operation) }) });

describe('background jobs', () => {
  it('shows failed jobs with their reasons', async () => {
    show();
    expect(await screen.findByText('The mail server refused the e-mail: 451.')).toBeTruthy();
    expect(screen.getByText('No jobs are running or waiting.')).toBeTruthy();
  });

  it('shows running and waiting jobs, also of kinds that this version does not know', async () => {
    kinds = [
      kindOf('multimedia.analyse', { waiting: 12, running: 2 }),
      kindOf('later.one', { does: null, waiting: 1 }),
    ];
    show();
    const now = within(await screen.findByRole('status', { name: 'Current jobs' }));
    expect(now.getByText('Analyse a file')).toBeTruthy();
    expect(now.getByText('2 running')).toBeTruthy();
    expect(now.getByText('12 waiting')).toBeTruthy();
    expect(now.getByText('later.one')).toBeTruthy();
    expect(now.getByText('Unknown to this version: another version has to run it.')).toBeTruthy();
  });

  it('tries one again, which leaves the list then', async () => {
    const { requests } = show();
    await userEvent.click(await screen.findByRole('button', { name: /Retry/ }));
    await waitFor(() => expect(screen.queryByText('The mail server refused the e-mail: 451.')).toBeNull());
    expect(requests.find(({ name }) => name === 'RetryFailedJobs')?.variables).toEqual({ ids: ['1'] });
  });

  it('lets several go, once that is confirmed', async () => {
    failed = [job(1, 'mail.send', 'One.'), job(2, 'mail.send', 'Two.')];
    const { requests } = show();
    await screen.findByText('One.');
    await userEvent.click(screen.getAllByRole('checkbox')[0]!);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(requests.some(({ name }) => name === 'DeleteFailedJobs')).toBe(false);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(requests.find(({ name }) => name === 'DeleteFailedJobs')?.variables).toEqual({
        ids: ['1', '2'],
      }),
    );
  });

  it('offers no actions to readers', async () => {
    const abilities = [
      { __typename: 'AbilityRule' as const, action: 'read', subject: 'FailedJob', condition: null },
    ];
    show({ ...testViewer, abilities });
    await screen.findByText('The mail server refused the e-mail: 451.');
    expect(screen.queryByRole('button', { name: /Retry|Delete/ })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
