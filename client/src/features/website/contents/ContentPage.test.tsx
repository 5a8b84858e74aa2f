import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Answer, RequestedOperation } from '../../../testing/answer';
import { renderPage } from '../../../testing/renderPage';
import { catchUploads } from '../../../testing/sentUploads';
import { testViewer } from '../../../testing/testSession';
import { mast, pageOf, websiteAnswer } from '../testing';
import ContentPage from './ContentPage';
import type { ContentFieldsFragment } from './contents.generated';

const {
  title,
  slug,
  excerpt,
  body,
  photos,
  picture,
  pictureAlt,
  pictureFocus,
  link,
  price,
  stock,
  seoTitle,
  seoDescription,
  allowsComments,
  tags,
  position,
} = mast;

const draftText = {
  __typename: 'ContentText' as const,
  title,
  slug,
  excerpt,
  body,
  photos,
  picture,
  pictureAlt,
  pictureFocus,
  link,
  price,
  stock,
  seoTitle,
  seoDescription,
  allowsComments,
  tags,
  position,
  topicId: null,
};

/** An input of a focus has no type, an answer has. */
const withType = (text: typeof draftText) => ({
  ...text,
  pictureFocus: { ...pictureFocus, ...text.pictureFocus },
});

const draftOf = (text: object, startedFrom: number, version: number): ContentFieldsFragment['draft'] => ({
  __typename: 'ContentDraft',
  id: '70',
  version,
  startedFrom,
  updatedAt: '2026-11-21T10:00:00.000Z',
  publishAt: null,
  savedBy: { __typename: 'Colleague', id: '1', fullName: 'Ada Merle', avatar: '' },
  text: withType({ ...draftText, ...text }),
});

const published = { state: 'PUBLISHED', publishedFrom: '2026-11-01T08:00:00.000Z', isPublic: true } as const;

interface Options {
  content?: Partial<ContentFieldsFragment>;
  abilities?: typeof testViewer.abilities;
  isPublic?: boolean;
  answer?: (operation: RequestedOperation) => Answer | undefined;
  events?: (operation: RequestedOperation) => AsyncIterable<Answer> | undefined;
}

function show({ content, abilities = testViewer.abilities, isPublic, answer, events }: Options = {}) {
  let current: ContentFieldsFragment = { ...mast, ...content };
  const { requests, router } = renderPage(<ContentPage />, {
    address: '/admin/website/news/7',
    path: '/admin/website/:area/:id',
    viewer: { ...testViewer, abilities },
    ...(events && { events }),
    answer: (operation) => {
      const { name, variables } = operation;
      const own = answer?.(operation) ?? websiteAnswer(name, { ...(isPublic !== undefined && { isPublic }) });
      if (own) return own;
      if (name === 'UpdateContent') {
        const {
          topicId: _,
          pictureFocus: point,
          ...input
        } = variables['input'] as Pick<typeof draftText, 'topicId' | 'pictureFocus' | 'title'>;
        const version = current.version + 1;
        current = { ...current, ...input, pictureFocus: { ...pictureFocus, ...point }, version };
        return { data: { updateContent: current } };
      }
      if (name === 'SaveContentDraft') {
        const { input, version } = variables as { input: typeof draftText; version: number };
        const draftVersion = (variables['draftVersion'] as number) + 1;
        current = { ...current, hasDraft: true, draft: draftOf(input, version, draftVersion) };
        return { data: { saveContentDraft: current } };
      }
      if (name === 'PublishContentDraft') {
        const { __typename: _, topicId: _topic, ...text } = current.draft!.text;
        current = { ...current, ...text, version: current.version + 1, hasDraft: false, draft: null };
        return { data: { publishContentDraft: current } };
      }
      if (name === 'DiscardContentDraft') {
        current = { ...current, hasDraft: false, draft: null };
        return { data: { discardContentDraft: current } };
      }
      if (name === 'MoveContent') {
        const { step, from, until } = variables as Record<string, string | null>;
        const publishedFrom = from ?? '2026-11-01T08:00:00.000Z';
        current = {
          ...current,
          version: current.version + 1,
          ...(step === 'PUBLISH'
            ? { state: 'PUBLISHED', publishedFrom, publishedUntil: until ?? null, isPublic: !from }
            : { state: step === 'SUBMIT' ? 'REVIEW' : 'DRAFT', isPublic: false }),
        };
        return { data: { moveContent: current } };
      }
      return { data: { content: current } };
    },
  });
  const sent = (name: string) => requests.findLast((request) => request.name === name)?.variables;
  return { sent, requests, router };
}

const press = async (name: string | RegExp, within_ = screen as Pick<typeof screen, 'findByRole'>) =>
  userEvent.click(await within_.findByRole('button', { name }));
const pressFirst = async (name: string) =>
  userEvent.click((await screen.findAllByRole('button', { name }))[0]!);

/** Another person opens the content. */
async function* anotherEditor(): AsyncIterable<Answer> {
  yield {
    data: {
      contentEditing: {
        __typename: 'ContentEditor',
        userId: '9',
        name: 'Noor Haddad',
        picture: '',
        pageKey: 'another-page',
        isLeaving: false,
      },
    },
  };
}

describe('the editor of a content', () => {
  it('shows who else has it open, and reports the viewer to them', async () => {
    const { sent } = show({
      events: ({ name }) => (name === 'ContentEditing' ? anotherEditor() : undefined),
    });
    await screen.findByText('Also here: Noor Haddad');
    expect(sent('ShowContentEditing')).toMatchObject({ id: '7', leaving: false });
  });

  it('bookmarks it, and says how many people did', async () => {
    const bookmarkContent = { __typename: 'Content', id: '7', isBookmarked: true, bookmarkCount: 3 };
    const { sent } = show({
      content: { bookmarkCount: 2 },
      answer: ({ name }) => (name === 'BookmarkContent' ? { data: { bookmarkContent } } : undefined),
    });
    await press(/^Bookmark ?Bookmarked by 2 people$/);
    await screen.findByRole('button', { name: /^Bookmarked ?Bookmarked by 3 people$/, pressed: true });
    expect(sent('BookmarkContent')).toEqual({ id: '7', isBookmarked: true });
  });

  it('saves the fields of its kind with the version, and stays open', async () => {
    const { sent } = show();
    const title = await screen.findByLabelText(/^Title$/);
    await userEvent.clear(title);
    await userEvent.type(title, 'A taller mast');
    await pressFirst('Save changes');
    await waitFor(() => expect(sent('UpdateContent')).toMatchObject({ id: '7', version: 3 }));
    const { input } = sent('UpdateContent') as { input: object };
    expect(input).toMatchObject({ title: 'A taller mast', slug: 'a-new-mast', topicId: null });
    expect(input).not.toHaveProperty('position');
    expect(input).not.toHaveProperty('language');
    await screen.findByRole('heading', { level: 1, name: 'A taller mast' });
    await userEvent.type(await screen.findByLabelText(/^Title$/), '!');
    await pressFirst('Save changes');
    await waitFor(() => expect(sent('UpdateContent')).toMatchObject({ version: 4 }));
  });

  it('publishes at a date in the time zone of the radio, with an end', async () => {
    const { sent } = show();
    await press('Publish');
    const drawer = within(await screen.findByRole('dialog'));
    expect(drawer.getByText(/Visitors see it at once/)).toBeTruthy();
    await userEvent.selectOptions(drawer.getByLabelText('When'), 'LATER');
    fireEvent.change(drawer.getByLabelText('Publish at'), { target: { value: '2030-01-05T08:30' } });
    fireEvent.change(drawer.getByLabelText(/^End/), { target: { value: '2030-01-06T08:30' } });
    expect(drawer.getByText('Time of the radio: Europe/Paris.')).toBeTruthy();
    expect(drawer.getByText(/Visitors see it from .*8:30/)).toBeTruthy();
    await press('Schedule', drawer);
    await waitFor(() =>
      expect(sent('MoveContent')).toEqual({
        id: '7',
        version: 3,
        step: 'PUBLISH',
        from: '2030-01-05T07:30:00.000Z',
        until: '2030-01-06T07:30:00.000Z',
      }),
    );
    expect((await screen.findAllByText(/^Scheduled for /)).length).toBeGreaterThan(0);
    expect(screen.queryByRole('link', { name: 'View on the website' })).toBeNull();
  });

  it('shows at the field that the end comes before the start', async () => {
    show({
      answer: ({ name }) =>
        name === 'MoveContent'
          ? { error: { code: 'BAD_USER_INPUT', fields: { until: 'endBeforeStart' } } }
          : undefined,
    });
    await press('Publish');
    const drawer = within(await screen.findByRole('dialog'));
    fireEvent.change(drawer.getByLabelText(/^End/), { target: { value: '2020-01-06T08:30' } });
    await press('Publish', drawer);
    await waitFor(() => expect(drawer.getByLabelText(/^End/).getAttribute('aria-invalid')).toBe('true'));
  });

  it('does not publish a picture without alternative text', async () => {
    const { sent } = show({ content: { picture: '/files/website/a-960.webp' } });
    await press('Publish');
    const field = await screen.findByLabelText('Alternative text');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.type(field, 'A steel mast');
    await press('Publish');
    await screen.findByRole('dialog', { name: 'Publish “A new mast”' });
    expect(sent('UpdateContent')).toMatchObject({ input: { pictureAlt: 'A steel mast' } });
    expect(sent('MoveContent')).toBeUndefined();
  });

  it('moves the focal point of the picture by arrow keys and by a press, and saves it', async () => {
    const { sent } = show({
      content: { picture: '/files/website/a-960.webp', pictureAlt: 'A mast' },
    });
    const point = await screen.findByRole('slider', { name: 'Focal point' });
    expect(point.getAttribute('aria-valuetext')).toBe('50 % from the left, 50 % from the top');
    point.focus();
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowUp}{/Shift}');
    expect(point.getAttribute('aria-valuetext')).toBe('51 % from the left, 40 % from the top');
    await pressFirst('Save changes');
    await waitFor(() =>
      expect(sent('UpdateContent')).toMatchObject({
        input: { picture: '/files/website/a-960.webp', pictureFocus: { x: 51, y: 40 } },
      }),
    );
    point.getBoundingClientRect = () => new DOMRect(0, 0, 200, 100);
    fireEvent.click(await screen.findByRole('slider', { name: 'Focal point' }), { clientX: 20, clientY: 90 });
    await press('Centre');
    expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe(
      '50 % from the left, 50 % from the top',
    );
  });

  it('compares the values when somebody else saved meanwhile', async () => {
    let isStale = true;
    const { sent } = show({
      answer: ({ name }) => {
        if (name === 'UpdateContent' && isStale) {
          isStale = false;
          return { error: { code: 'CONFLICT' } };
        }
        return name === 'Content' && !isStale
          ? { data: { content: { ...mast, version: 9, title: 'Their mast' } } }
          : undefined;
      },
    });
    const title = await screen.findByLabelText(/^Title$/);
    await userEvent.clear(title);
    await userEvent.type(title, 'My mast');
    await pressFirst('Save changes');
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('Their mast')).toBeTruthy();
    await press('Save these values', dialog);
    await waitFor(() => expect(sent('UpdateContent')).toMatchObject({ version: 9 }));
  });

  it('links to the page of the website, and explains what visitors lose when it is unpublished', async () => {
    const { sent } = show({
      content: { state: 'PUBLISHED', publishedFrom: '2026-11-01T08:00:00.000Z', isPublic: true },
    });
    const link = await screen.findByRole('link', { name: 'View on the website' });
    expect(link.getAttribute('href')).toBe('/site/horizon/en/news/a-new-mast');
    await press('Revert to draft');
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/its page answers “not found”/)).toBeTruthy();
    await press('Revert to draft', question);
    await waitFor(() => expect(sent('MoveContent')).toMatchObject({ step: 'WITHDRAW', version: 3 }));
  });

  it('warns that nobody sees a published content while the website is not public', async () => {
    show({
      content: { state: 'PUBLISHED', publishedFrom: '2026-11-01T08:00:00.000Z', isPublic: true },
      isPublic: false,
    });
    expect(await screen.findByText(/The website is not public yet/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'View on the website' })).toBeNull();
  });

  it('asks everybody for a review, or one person alone', async () => {
    const { sent } = show({
      answer: ({ name }) =>
        name === 'ContentReviewers'
          ? {
              data: {
                contentReviewers: [
                  {
                    __typename: 'Colleague',
                    id: '9',
                    fullName: 'Noor Haddad',
                    username: 'noor',
                    designation: 'Editor',
                  },
                ],
              },
            }
          : undefined,
    });
    await press('Submit for review');
    const drawer = within(await screen.findByRole('dialog'));
    expect(drawer.getByText('Everybody who may publish is notified.')).toBeTruthy();
    await userEvent.type(drawer.getByRole('combobox'), 'noor');
    await drawer.findByText('Noor Haddad');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(await drawer.findByText('Only Noor Haddad is notified.')).toBeTruthy();
    await press('Submit for review', drawer);
    await waitFor(() => expect(sent('MoveContent')).toMatchObject({ step: 'SUBMIT', reviewerId: '9' }));
  });

  it('offers only the steps of the rights of the viewer', async () => {
    const own = ['read', 'update'].map((action) => ({ action, subject: 'Content' }));
    show({ abilities: own });
    await screen.findByRole('button', { name: 'Submit for review' });
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
  });

  it('leads to the path of the area of the content', async () => {
    const { router } = show({ content: { kind: 'PRODUCT' } });
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/website/shop/7'));
  });
});

describe('the editor of a published content', () => {
  /** Types each text in a single event. Otherwise a slow machine could trigger autosave between two letters. */
  const typeTitle = async (...texts: string[]) => {
    const field = await screen.findByLabelText<HTMLInputElement>(/^Title$/);
    for (const value of texts) fireEvent.change(field, { target: { value } });
    return field;
  };

  it('saves a draft automatically once the typing stops, and continues', async () => {
    const { sent, requests } = show({ content: published });
    await screen.findAllByText(/Visitors see them once you publish them/);
    const field = await typeTitle('A tall mast', 'A taller mast');
    await screen.findAllByText('Draft saved');
    expect(sent('SaveContentDraft')).toMatchObject({ id: '7', version: 3, draftVersion: 0 });
    expect(sent('SaveContentDraft')).toMatchObject({ input: { title: 'A taller mast' } });
    expect(screen.getAllByText('Visitors still see the published version.').length).toBeGreaterThan(0);
    await typeTitle('A taller mast!');
    await waitFor(() => expect(sent('SaveContentDraft')).toMatchObject({ draftVersion: 1 }));
    expect(field.value).toBe('A taller mast!');
    // Autosave runs once per pause rather than once per letter.
    expect(requests.filter(({ name }) => name === 'SaveContentDraft')).toHaveLength(2);
    expect(sent('UpdateContent')).toBeUndefined();
  });

  it('shows the draft, publishes it after saving the typed text, and starts a new one', async () => {
    const { sent } = show({
      content: { ...published, hasDraft: true, draft: draftOf({ title: 'My draft' }, 3, 4) },
    });
    const field = await screen.findByLabelText(/^Title$/);
    expect((field as HTMLInputElement).value).toBe('My draft');
    await userEvent.type(field, '!');
    await pressFirst('Publish changes');
    await waitFor(() =>
      expect(sent('PublishContentDraft')).toEqual({ id: '7', version: 3, draftVersion: 5 }),
    );
    await screen.findByRole('heading', { level: 1, name: 'My draft!' });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Publish changes' })).toBeNull());
  });

  it('uploads another picture into the draft, whose text it saves first', async () => {
    const uploads = catchUploads();
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: () => {} }),
    );
    const picture = '/files/website/b-960.webp';
    const drafted = {
      ...published,
      hasDraft: true,
      draft: draftOf({ title: 'A taller mast', picture, pictureFocus: { ...pictureFocus, x: 30 } }, 3, 2),
    };
    let isSent = false;
    const { sent } = show({
      content: published,
      answer: ({ name }) =>
        name === 'Content' && isSent ? { data: { content: { ...mast, ...drafted } } } : undefined,
    });
    await typeTitle('A taller mast');
    // The editor of the text has a picker of its own.
    const picker = [...document.querySelectorAll<HTMLInputElement>('input[type=file]')].at(-1)!;
    await userEvent.upload(picker, new File(['pixels'], 'mast.png', { type: 'image/png' }));
    await waitFor(() => expect(uploads).toHaveLength(1));
    expect(sent('SaveContentDraft')).toMatchObject({ input: { title: 'A taller mast', picture: '' } });
    isSent = true;
    uploads[0]!.answer(200, { picture, pictureFocus: { x: 30, y: 50 }, version: 3, draftVersion: 2 });
    const point = await screen.findByRole('slider', { name: 'Focal point' });
    expect(point.getAttribute('aria-valuetext')).toBe('30 % from the left, 50 % from the top');
    await waitFor(() =>
      expect(sent('SaveContentDraft')).toMatchObject({
        draftVersion: 2,
        input: { picture, pictureFocus: { x: 30, y: 50 } },
      }),
    );
  });

  it('discards the draft after a question', async () => {
    const { sent } = show({
      content: { ...published, hasDraft: true, draft: draftOf({ title: 'My draft' }, 3, 4) },
    });
    await pressFirst('Discard draft');
    await press('Discard draft', within(await screen.findByRole('alertdialog')));
    await waitFor(() => expect(sent('DiscardContentDraft')).toEqual({ id: '7', draftVersion: 4 }));
    await waitFor(() =>
      expect((screen.getByLabelText(/^Title$/) as HTMLInputElement).value).toBe('A new mast'),
    );
  });

  it('shows that it could not save, keeps the typed text and saves it with the next change', async () => {
    let isDown = true;
    const { sent } = show({
      content: published,
      answer: ({ name }) =>
        name === 'SaveContentDraft' && isDown ? { error: { code: 'INTERNAL_SERVER_ERROR' } } : undefined,
    });
    const field = await typeTitle('Unsaved');
    await screen.findAllByText(/^Could not save: /);
    expect(field.value).toBe('Unsaved');
    isDown = false;
    await typeTitle('Unsaved!');
    await screen.findAllByText('Draft saved');
    expect(sent('SaveContentDraft')).toMatchObject({ input: { title: 'Unsaved!' } });
  });

  it('compares the fields when somebody else saved or published meanwhile', async () => {
    let isStale = true;
    const { sent } = show({
      content: published,
      answer: ({ name }) => {
        if (name === 'SaveContentDraft' && isStale) {
          isStale = false;
          return { error: { code: 'CONFLICT' } };
        }
        return name === 'Content' && !isStale
          ? { data: { content: { ...mast, ...published, version: 9, title: 'Their mast' } } }
          : undefined;
      },
    });
    await typeTitle('My mast');
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('Their mast')).toBeTruthy();
    await press('Save these values', dialog);
    await waitFor(() => expect(sent('SaveContentDraft')).toMatchObject({ version: 9 }));
  });

  it('keeps changes of others in other fields when the user continues typing instead of choosing', async () => {
    let isStale = true;
    const { sent } = show({
      content: published,
      answer: ({ name }) => {
        if (name === 'SaveContentDraft' && isStale) {
          isStale = false;
          return { error: { code: 'CONFLICT' } };
        }
        return name === 'Content' && !isStale
          ? { data: { content: { ...mast, ...published, version: 9, excerpt: 'Their excerpt' } } }
          : undefined;
      },
    });
    await typeTitle('My mast');
    await press('Keep editing', within(await screen.findByRole('alertdialog')));
    await typeTitle('My taller mast');
    await waitFor(() =>
      expect(sent('SaveContentDraft')).toMatchObject({
        version: 9,
        input: { title: 'My taller mast', excerpt: 'Their excerpt' },
      }),
    );
  });

  it('compares a published version word by word, and restores it as a draft', async () => {
    const row = {
      __typename: 'ContentRevision',
      id: '90',
      publishedAt: '2026-11-01T08:00:00.000Z',
      publishedBy: { __typename: 'Colleague', id: '1', fullName: 'Ada Merle', avatar: '' },
    };
    const { sent } = show({
      content: published,
      answer: ({ name }) => {
        if (name === 'ContentRevisions')
          return { data: { contentRevisions: pageOf('ContentRevisionPage', [row]) } };
        if (name !== 'ContentRevision') return undefined;
        const text = { ...draftText, title: 'A small mast', body: '<p>It stands in the valley.</p>' };
        return { data: { contentRevision: { ...row, text } } };
      },
    });
    await press('Compare');
    const drawer = within(await screen.findByRole('dialog', { name: /^Version of/ }));
    expect((await drawer.findByText('small')).tagName).toBe('DEL');
    expect(drawer.getByText('new').tagName).toBe('INS');
    expect(drawer.getByText('No difference.')).toBeTruthy();
    await press('Restore this version', drawer);
    await waitFor(() =>
      expect(sent('SaveContentDraft')).toMatchObject({
        input: { title: 'A small mast', body: '<p>It stands in the valley.</p>' },
      }),
    );
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>(/^Title$/).value).toBe('A small mast'),
    );
  });

  it('lets people who may not publish write a draft', async () => {
    const own = ['read', 'update'].map((action) => ({ action, subject: 'Content' }));
    const { sent } = show({ abilities: own, content: published });
    await typeTitle('By an author');
    await screen.findAllByText('Draft saved');
    expect(sent('SaveContentDraft')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Publish changes' })).toBeNull();
    expect(screen.getAllByText(/A person who may publish/).length).toBeGreaterThan(0);
  });
});
