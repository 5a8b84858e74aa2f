// @module-tag smoke
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../../testing/answer';
import { renderPage } from '../../../testing/renderPage';
import { testViewer } from '../../../testing/testSession';
import WebsiteSettingsPage from './WebsiteSettingsPage';

const saved = {
  __typename: 'Website',
  id: '1',
  version: 2,
  isPublic: false,
  tagline: 'The wide view',
  introduction: '',
  email: '',
  allowsComments: true,
  commentWords: '',
};

function show(begun: typeof saved | null, update?: () => Answer | undefined, viewer = testViewer) {
  let website = begun;
  const { requests } = renderPage(<WebsiteSettingsPage />, {
    address: '/admin/website/settings',
    viewer,
    answer: ({ name, variables }) => {
      const refused = name === 'UpdateWebsite' ? update?.() : undefined;
      if (refused) return refused;
      if (name === 'UpdateWebsite') {
        website = { ...saved, ...(variables['input'] as object), version: (website?.version ?? 0) + 1 };
        return { data: { updateWebsite: website } };
      }
      return {
        data: {
          website,
          websiteAddress: {
            __typename: 'WebsiteAddress',
            path: '/site/horizon',
            ownUrl: null,
            isPublic: false,
          },
        },
      };
    },
  });
  return () => requests.findLast(({ name }) => name === 'UpdateWebsite')?.variables;
}
const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Save changes' }));

describe('the settings of the website', () => {
  it('are saved with version 0 when they were never set', async () => {
    const sent = show(null);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'The website is public' }));
    await save();
    await waitFor(() => expect(sent()).toMatchObject({ version: 0, input: { isPublic: true } }));
    await screen.findByRole('link', { name: 'View the website' });
    expect(screen.queryByText(/You have an unsaved draft/)).toBeNull();
  });

  it('show the address of the website, as a link while it is public', async () => {
    show({ ...saved, isPublic: true });
    const link = await screen.findByRole('link', { name: 'View the website' });
    expect(link.getAttribute('href')).toBe('/site/horizon');
    expect(screen.getByText(`${location.origin}/site/horizon`)).toBeTruthy();
  });

  it('compare the values when somebody else saved meanwhile', async () => {
    let isStale = true;
    const sent = show({ ...saved, tagline: 'Theirs' }, () => {
      const wasStale = isStale;
      isStale = false;
      return wasStale ? { error: { code: 'CONFLICT' } } : undefined;
    });
    const tagline = await screen.findByLabelText(/^Tagline/);
    await userEvent.clear(tagline);
    await userEvent.type(tagline, 'Mine');
    await save();
    await waitFor(() => expect(sent()).toMatchObject({ input: { tagline: 'Mine' } }));
    const dialog = screen.queryByRole('alertdialog');
    if (dialog) await userEvent.click(within(dialog).getByRole('button', { name: 'Save these values' }));
  });

  it('cannot be changed by people who may only read them', async () => {
    show(saved, undefined, { ...testViewer, abilities: [{ action: 'read', subject: 'Website' }] });
    expect(((await screen.findByLabelText(/^Tagline/)) as HTMLInputElement).matches(':disabled')).toBe(true);
    expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
  });
});
