import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Answer, RequestedOperation } from '../../../../testing/answer';
import { renderPage } from '../../../../testing/renderPage';
import { FeedImportSection } from './FeedImportSection';

const importWith = (more: object = {}) => ({
  __typename: 'FeedImport',
  id: '5',
  url: 'https://old.example/feed.xml',
  state: 'DONE',
  failure: null,
  itemCount: 4,
  importedCount: 2,
  skippedCount: 1,
  failedCount: 1,
  problems: [{ __typename: 'FeedImportProblem', guid: 'c', title: 'Gone', problem: 'UNREACHABLE' }],
  createdAt: '2026-03-01T12:00:00Z',
  ...more,
});

const show = (
  last: object | null,
  answer: (operation: RequestedOperation) => Answer | undefined = () => undefined,
) =>
  renderPage(<FeedImportSection podcastId="3" onEnd={() => undefined} />, {
    answer: (operation) =>
      answer(operation) ??
      (operation.name === 'FeedImports'
        ? { data: { feedImports: last ? [last] : [] } }
        : { error: { code: 'FORBIDDEN' } }),
  });

describe('the import of a feed', () => {
  it('shows the result of the last one, and why an episode was not imported', async () => {
    show(importWith());
    expect(await screen.findByText('Import finished')).toBeTruthy();
    expect(screen.getByText('Imported: 2 · already here: 1 · with a problem: 1')).toBeTruthy();
    expect(screen.getByText('Gone')).toBeTruthy();
    expect(screen.getByText('its sound could not be downloaded')).toBeTruthy();
  });

  it('shows the progress of one that runs, which is cancelled', async () => {
    const running = importWith({ state: 'RUNNING', problems: [], failedCount: 0 });
    const { requests } = show(running, ({ name }) =>
      name === 'CancelFeedImport'
        ? { data: { cancelFeedImport: { ...running, state: 'CANCELLED' } } }
        : undefined,
    );
    const bar = await screen.findByRole('progressbar', { name: '3 of 4 episodes' });
    expect(bar.getAttribute('aria-valuenow')).toBe('75');
    expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel import' }));
    expect(await screen.findByText('Import cancelled. Imported episodes stay.')).toBeTruthy();
    expect(requests.find(({ name }) => name === 'CancelFeedImport')?.variables).toEqual({ id: '5' });
  });

  it('starts with the address of a feed, and shows at the field why an address is rejected', async () => {
    const { requests } = show(null, ({ name }) =>
      name === 'ImportFeed' ? { error: { code: 'BAD_USER_INPUT', fields: { url: 'notSecure' } } } : undefined,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Import' }));
    const field = await screen.findByLabelText<HTMLInputElement>(/^Address of the feed/);
    await userEvent.type(field, ' https://old.example/feed.xml');
    await userEvent.click(screen.getAllByRole('button', { name: 'Import' }).at(-1)!);
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(requests.find(({ name }) => name === 'ImportFeed')?.variables).toEqual({
      podcastId: '3',
      url: 'https://old.example/feed.xml',
    });
  });
});
