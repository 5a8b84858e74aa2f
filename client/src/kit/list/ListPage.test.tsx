// @module-tag smoke
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Answer, RequestedOperation } from '../../testing/answer';
import { renderPage } from '../../testing/renderPage';
import type { LibraryViewFieldsFragment } from './views/views.generated';
import { ViewsMenu } from './ListPage';
import type { ShownColumns } from './views/viewsProps';

const shown = { hiddenColumns: ['year'], columnOrder: ['album', 'title'] };

describe('the views of a list', () => {
  it('are shared only by users whom the server permits', async () => {
    show({
      answer: (operation) => (operation.name === 'LibraryViews' ? viewsAnswer(false) : answerOf(operation)),
    });
    await choose(/Save this view/);
    expect(await screen.findByRole('textbox', { name: 'Name' })).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('are saved with what the list shows now, but the page', async () => {
    const { requests } = show();
    await choose(/Save this view/);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'New ones');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Share with everybody on this radio' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save view' }));
    await waitFor(() => expect(sent(requests, 'CreateLibraryView')).toHaveLength(1));
    expect(sent(requests, 'CreateLibraryView')[0]).toEqual({
      input: { name: 'New ones', shared: true, list: 'songs', query: 'q=now', ...shown },
    });
  });

  it('show that no more can be stored', async () => {
    const { requests } = show({
      answer: (operation) =>
        operation.name === 'CreateLibraryView' ? { error: { code: 'LIMIT_EXCEEDED' } } : answerOf(operation),
    });
    await choose(/Save this view/);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'One more{Enter}');
    await waitFor(() => expect(sent(requests, 'CreateLibraryView')).toHaveLength(1));
    // The form must stay open, with the typed text.
    expect((screen.getByRole('textbox', { name: 'Name' }) as HTMLInputElement).value).toBe('One more');
  });

  it('put a list back to how it was saved', async () => {
    const { router, arrange } = show();
    await choose('Unused');
    await waitFor(() => expect(router.state.location.search).toBe('?q=is%3Aunused&sort=title'));
    expect(arrange).toHaveBeenCalledWith({ hiddenColumns: ['label'], columnOrder: ['year', 'title'] });
  });

  it('are renamed from the version that was read', async () => {
    const { requests } = show();
    await choose(/Manage views/);
    await screen.findByRole('button', { name: 'Change: Unused' });
    const name = () => screen.getByRole('textbox', { name: 'Name' });
    // The drawer ignores clicks until it is open.
    await waitFor(async () => {
      const change = screen.queryByRole('button', { name: 'Change: Unused' });
      if (change) await userEvent.click(change);
      await userEvent.clear(name());
    });
    await userEvent.type(name(), 'Never played{Enter}');
    await waitFor(() =>
      expect(sent(requests, 'UpdateLibraryView')).toEqual([
        { id: '5', version: 3, input: { name: 'Never played', shared: false } },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull());
  });

  it('are deleted once that is sure', async () => {
    const { requests } = show();
    await choose(/Manage views/);
    const dialog = await waitFor(async () => {
      const remove = screen.queryByRole('button', { name: /^Delete: / });
      if (remove) await userEvent.click(remove);
      return screen.getByRole('alertdialog');
    });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete view' }));
    await waitFor(() => expect(sent(requests, 'DeleteLibraryView')).toEqual([{ id: '5' }]));
  });
});

function show(more: Partial<Parameters<typeof renderPage>[1]> = {}) {
  const arrange = vi.fn<(columns: ShownColumns) => void>();
  const page = renderPage(<ViewsMenu list="songs" columns={shown} onColumns={arrange} />, {
    address: '/?q=now&page=2',
    answer: answerOf,
    ...more,
  });
  return { ...page, arrange };
}

async function choose(name: string | RegExp) {
  await userEvent.click(await screen.findByRole('button', { name: 'Views' }));
  const item = await screen.findByRole('menuitem', { name });
  await waitFor(() => expect(screen.getByRole('menu').getAttribute('data-state')).toBe('open'));
  while (item.getAttribute('data-highlighted') === null) await userEvent.keyboard('{ArrowDown}');
  await userEvent.keyboard('{Enter}');
}

const sent = (requests: readonly RequestedOperation[], wanted: string) =>
  requests.filter(({ name }) => name === wanted).map(({ variables }) => variables);

const view = (more: Partial<LibraryViewFieldsFragment> = {}): LibraryViewFieldsFragment => ({
  __typename: 'LibraryView',
  id: '5',
  version: 3,
  name: 'Unused',
  query: 'q=is%3Aunused&sort=title',
  hiddenColumns: ['label'],
  columnOrder: ['year', 'title'],
  shared: false,
  ...more,
});

const viewsAnswer = (mayShare: boolean): Answer => ({
  data: {
    mayShareLibraryViews: mayShare,
    libraryViews: { __typename: 'LibraryViewPage', items: [view()], totalItems: 1, totalIsExact: true },
  },
});

function answerOf({ name, variables }: RequestedOperation): Answer {
  if (name === 'LibraryViews') return viewsAnswer(true);
  if (name === 'DeleteLibraryView') return { data: { deleteLibraryView: variables['id'] } };
  const { list: _list, ...input } = variables['input'] as Partial<LibraryViewFieldsFragment> & {
    list?: string;
  };
  return name === 'CreateLibraryView'
    ? { data: { createLibraryView: view({ id: '6', ...input }) } }
    : { data: { updateLibraryView: view({ version: 4, ...input }) } };
}
