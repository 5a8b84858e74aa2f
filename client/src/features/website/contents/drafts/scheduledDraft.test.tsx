import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../../testing/renderPage';
import { testViewer } from '../../../../testing/testSession';
import { mast, textOfMast, websiteAnswer } from '../../testing';
import ContentPage from '../ContentPage';

const draftOf = (publishAt: string | null, version = 4) => ({
  __typename: 'ContentDraft' as const,
  id: '70',
  version,
  startedFrom: 3,
  updatedAt: '2026-11-21T10:00:00.000Z',
  publishAt,
  savedBy: null,
  text: { ...textOfMast, title: 'My draft' },
});

function show(publishAt: string | null, abilities = testViewer.abilities) {
  let current = {
    ...mast,
    state: 'PUBLISHED' as const,
    publishedFrom: '2026-11-01T08:00:00.000Z',
    isPublic: true,
    hasDraft: true,
    draft: draftOf(publishAt),
  };
  const { requests } = renderPage(<ContentPage />, {
    address: '/admin/website/news/7',
    path: '/admin/website/:area/:id',
    viewer: { ...testViewer, abilities },
    answer: ({ name, variables }) => {
      const version = current.draft.version + 1;
      if (name === 'SaveContentDraft') {
        current = { ...current, draft: draftOf(current.draft.publishAt, version) };
        return { data: { saveContentDraft: current } };
      }
      if (name === 'PublishContentDraft') {
        current = { ...current, draft: draftOf(variables['from'] as string, version) };
        return { data: { publishContentDraft: current } };
      }
      if (name === 'UnscheduleContentDraft') {
        current = { ...current, draft: draftOf(null, version) };
        return { data: { unscheduleContentDraft: current } };
      }
      return websiteAnswer(name) ?? { data: { content: current } };
    },
  });
  const sent = (name: string) => requests.findLast((request) => request.name === name)?.variables;
  return { sent };
}

const pressFirst = async (name: string) =>
  userEvent.click((await screen.findAllByRole('button', { name }))[0]!);

const expectFocusInDraft = () =>
  expect(
    screen
      .getAllByRole('group', { name: 'Draft changes' })
      .some((group) => group.contains(document.activeElement)),
  ).toBe(true);

describe('the draft of a published content', () => {
  it('is published at a later moment, in the time zone of the radio', async () => {
    const { sent } = show(null);
    await pressFirst('Publish later');
    const drawer = within(await screen.findByRole('dialog'));
    const field = drawer.getByLabelText('Publish at');
    fireEvent.change(field, { target: { value: '2020-01-05T08:30' } });
    await userEvent.click(drawer.getByRole('button', { name: 'Schedule' }));
    expect(await drawer.findByText('Choose a time in the future')).toBeTruthy();
    expect(sent('PublishContentDraft')).toBeUndefined();
    fireEvent.change(field, { target: { value: '2999-01-05T08:30' } });
    await userEvent.click(drawer.getByRole('button', { name: 'Schedule' }));
    await waitFor(() =>
      expect(sent('PublishContentDraft')).toEqual({
        id: '7',
        version: 3,
        draftVersion: 5,
        from: '2999-01-05T07:30:00.000Z',
      }),
    );
    expect((await screen.findAllByText(/^The draft is published on .*2999/)).length).toBeGreaterThan(0);
    await waitFor(expectFocusInDraft);
  });

  it('shows its moment, and is not published then after that was cancelled', async () => {
    const { sent } = show('2999-01-05T07:30:00.000Z');
    await pressFirst('Cancel scheduled publication');
    await waitFor(() => expect(sent('UnscheduleContentDraft')).toEqual({ id: '7', draftVersion: 5 }));
    await waitFor(() => expect(screen.queryByText(/^The draft is published on /)).toBeNull());
    await waitFor(expectFocusInDraft);
  });

  it('is not published later after a cancellation, also while its text cannot be saved', async () => {
    const { sent } = show('2999-01-05T07:30:00.000Z');
    const title = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Title$/ });
    fireEvent.change(title, { target: { value: '' } });
    await pressFirst('Cancel scheduled publication');
    await waitFor(() => expect(sent('UnscheduleContentDraft')).toEqual({ id: '7', draftVersion: 4 }));
    await waitFor(() => expect(screen.queryByText(/^The draft is published on /)).toBeNull());
    expect(sent('SaveContentDraft')).toBeUndefined();
    expect(title.value).toBe('');
    await waitFor(expectFocusInDraft);
    fireEvent.change(title, { target: { value: 'Typed again' } });
    await waitFor(() => expect(sent('SaveContentDraft')).toMatchObject({ draftVersion: 5 }));
  });

  it('warns people who may not publish that a change cancels its publication', async () => {
    const own = ['read', 'update'].map((action) => ({ action, subject: 'Content' }));
    show('2999-01-05T07:30:00.000Z', own);
    expect((await screen.findAllByText(/A change of yours cancels this/)).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Publish later' })).toBeNull();
  });
});
