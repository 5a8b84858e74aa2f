import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { SectionInput, SectionKind } from '../../../apollo/schemaTypes.generated';
import { renderPage } from '../../../testing/renderPage';
import { testViewer } from '../../../testing/testSession';
import { designedWebsite, previewAnswer, withDraft } from '../testing';
import HomeEditorPage from './HomeEditorPage';

const section = (kind: SectionKind) => ({
  __typename: 'Section' as const,
  key: kind.toLowerCase(),
  kind,
  isHidden: false,
  count: 6,
  texts: [],
});

const home = designedWebsite({ sections: [section('HERO'), section('NEWS'), section('SCHEDULE')] });

interface Sent {
  sections: SectionInput[];
}

/** Sections in the format of the server's response. */
const stored = ({ sections }: Sent) =>
  sections.map(({ texts, ...values }) => ({
    ...values,
    __typename: 'Section' as const,
    texts: texts.map((text) => ({ ...text, __typename: 'SectionText' as const })),
  }));

function show(website: typeof home | null = home, { viewer = testViewer, search = '' } = {}) {
  const { requests } = renderPage(<HomeEditorPage />, {
    address: `/admin/website/home${search}`,
    viewer,
    answer: ({ name, variables }) => {
      if (name === 'SaveWebsiteDraft') {
        const sections = stored(variables['input'] as Sent);
        return { data: { saveWebsiteDraft: withDraft(home, { sections }) } };
      }
      return previewAnswer(name) ?? { data: { website } };
    },
  });
  return () =>
    requests.findLast(({ name }) => name === 'SaveWebsiteDraft')?.variables as
      | { version: number; input: Sent }
      | undefined;
}

describe('the sections of the home page', () => {
  it('are moved by the keyboard, hidden and removed, and saved as a draft', async () => {
    const sent = show();
    const handle = await screen.findByRole('button', { name: /^Move Welcome/ });
    handle.focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await userEvent.click(screen.getByRole('button', { name: 'Hide: News' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove: Schedule' }));
    await waitFor(() =>
      expect(sent()).toMatchObject({
        version: 2,
        input: {
          sections: [
            { kind: 'NEWS', isHidden: true },
            { kind: 'HERO', isHidden: false },
          ],
        },
      }),
    );
  });

  it('are added with a heading in a language, and only the written texts are sent', async () => {
    const sent = show();
    await userEvent.click(await screen.findByRole('button', { name: 'Add section' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Songs played' }));
    const drawer = await screen.findByRole('dialog');
    await userEvent.type(within(drawer).getByLabelText(/^Heading/), 'Just played');
    await userEvent.click(within(drawer).getByRole('button', { name: 'Done' }));
    await waitFor(() =>
      expect(sent()?.input.sections.at(-1)).toMatchObject({
        kind: 'SONGS',
        count: 5,
        texts: [{ language: 'EN', title: 'Just played', text: '' }],
      }),
    );
  });

  it('open with the form of the section that the address names', async () => {
    show(home, { search: '?section=news' });
    expect(await screen.findByRole('dialog', { name: 'News' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('need the settings of the website first', async () => {
    show(null);
    expect((await screen.findByRole('link', { name: 'Website settings' })).getAttribute('href')).toBe(
      '/admin/website/settings',
    );
  });

  it('cannot be changed by people who may only read them', async () => {
    show(home, { viewer: { ...testViewer, abilities: [{ action: 'read', subject: 'Website' }] } });
    await screen.findByText('Welcome');
    for (const name of [/^Move/, /^Hide/, 'Add section', 'Publish the look'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });
});
