import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../testing/renderPage';
import { testViewer } from '../../../testing/testSession';
import { pageOf, websiteAnswer } from '../testing';
import WebCommentListPage from './WebCommentListPage';

const comment = {
  __typename: 'WebComment',
  id: '3',
  version: 1,
  status: 'WAITING',
  name: 'Maud',
  email: 'maud@example.com',
  text: 'A fine <b>text</b>',
  sentAt: '2026-11-20T10:00:00.000Z',
  parent: null,
  content: {
    __typename: 'Content',
    id: '7',
    kind: 'BLOG',
    language: 'EN',
    slug: 'a-new-mast',
    title: 'A new mast',
  },
};
const answer = {
  ...comment,
  id: '4',
  name: 'Owen',
  text: 'Me too',
  status: 'APPROVED',
  parent: { __typename: 'WebComment', id: '3', name: 'Maud' },
};

const show = (viewer = testViewer) =>
  renderPage(<WebCommentListPage />, {
    address: '/admin/website/comments',
    viewer,
    answer: ({ name, variables }) => {
      if (name === 'MoveWebComments')
        return {
          data: {
            moveWebComments: (variables['ids'] as string[]).map((id) => ({
              __typename: 'WebComment',
              id,
              version: 2,
              status: 'APPROVED',
            })),
          },
        };
      if (name === 'DeleteWebComments') return { data: { deleteWebComments: variables['ids'] as string[] } };
      const { email: _, ...hidden } = comment;
      const first = variables['withEmail'] ? comment : hidden;
      const { email: __, ...hiddenAnswer } = answer;
      const second = variables['withEmail'] ? answer : hiddenAnswer;
      return websiteAnswer(name) ?? { data: { webComments: pageOf('WebCommentPage', [first, second]) } };
    },
  });

describe('the comments of visitors', () => {
  it('show their text, author, status and content', async () => {
    show();
    const row = (await screen.findByText('A fine <b>text</b>')).closest('tr')!;
    for (const text of ['Maud', 'maud@example.com', 'Waiting'])
      expect(within(row).getByText(text)).toBeTruthy();
    expect(within(row).getByRole('link', { name: 'A new mast' }).getAttribute('href')).toBe(
      '/admin/website/blog/7',
    );
    expect(
      (await within(row).findByRole('link', { name: 'Open the page “A new mast”' })).getAttribute('href'),
    ).toBe('/site/horizon/en/blog/a-new-mast#comments');
    expect(screen.getByText('Reply to Maud')).toBeTruthy();
  });

  it('are approved one by one', async () => {
    const { requests } = show();
    await userEvent.click(await screen.findByRole('button', { name: 'Approve: Comment by Maud' }));
    await waitFor(() =>
      expect(requests.find(({ name }) => name === 'MoveWebComments')?.variables).toEqual({
        ids: ['3'],
        step: 'APPROVE',
      }),
    );
    expect(screen.queryByRole('button', { name: 'Approve: Comment by Owen' })).toBeNull();
  });

  it('are marked as spam together', async () => {
    const { requests } = show();
    await screen.findByText('Me too');
    await userEvent.click(screen.getAllByRole('checkbox')[0]!);
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as spam' }));
    await waitFor(() =>
      expect(requests.find(({ name }) => name === 'MoveWebComments')?.variables).toEqual({
        ids: ['3', '4'],
        step: 'MARK_SPAM',
      }),
    );
  });

  it('are deleted after a question', async () => {
    const { requests } = show();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete: Comment by Owen' }));
    await screen.findByText('Delete this comment?');
    await userEvent.click(screen.getAllByRole('button', { name: 'Delete' }).at(-1)!);
    await waitFor(() =>
      expect(requests.find(({ name }) => name === 'DeleteWebComments')?.variables).toEqual({ ids: ['4'] }),
    );
  });

  it('hide e-mail addresses and actions from people who may only read them', async () => {
    show({ ...testViewer, abilities: [{ action: 'read', subject: 'WebComment' }] } as never);
    await screen.findByText('Me too');
    expect(screen.queryByText('maud@example.com')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
  });
});
