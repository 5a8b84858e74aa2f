// @module-tag smoke
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { WebsiteDesignInput } from '../../../apollo/schemaTypes.generated';
import type { Answer } from '../../../testing/answer';
import { renderPage } from '../../../testing/renderPage';
import { testViewer } from '../../../testing/testSession';
import { designedWebsite, magazine, previewAnswer, withDraft } from '../testing';
import type { WebsiteDesignFieldsFragment } from './design.generated';
import DesignPage from './DesignPage';

/** Template and style in the format of the server's response. */
const storedParts = ({ template, style }: WebsiteDesignInput) => ({
  template: template!,
  style: {
    ...style!,
    __typename: 'SiteStyle' as const,
    light: { ...style!.light, __typename: 'SitePalette' as const },
    dark: { ...style!.dark, __typename: 'SitePalette' as const },
  },
});

interface Options {
  viewer?: typeof testViewer;
  /** Answer in place of the usual one. */
  refuse?: (name: string) => Answer | undefined;
}

function show(begun: WebsiteDesignFieldsFragment | null, { viewer = testViewer, refuse }: Options = {}) {
  let website = begun;
  const { requests } = renderPage(<DesignPage />, {
    address: '/admin/website/design',
    viewer,
    answer: ({ name, variables }) => {
      const answer = refuse?.(name) ?? previewAnswer(name);
      if (answer) return answer;
      if (name === 'SaveWebsiteDraft') {
        website = withDraft(website!, storedParts(variables['input'] as WebsiteDesignInput));
        return { data: { saveWebsiteDraft: website } };
      }
      if (name === 'PublishWebsiteDraft' && variables['from']) {
        const { draft } = website!;
        const publishAt = variables['from'] as string;
        website = { ...website!, draft: { ...draft!, version: draft!.version + 1, publishAt } };
        return { data: { publishWebsiteDraft: website } };
      }
      if (name === 'UnscheduleWebsiteDraft') {
        const { draft } = website!;
        website = { ...website!, draft: { ...draft!, version: draft!.version + 1, publishAt: null } };
        return { data: { unscheduleWebsiteDraft: website } };
      }
      if (name === 'PublishWebsiteDraft') {
        const { design } = website!.draft!;
        const formerDesign = { __typename: 'WebsiteDesign' as const, template: website!.design.template };
        website = { ...website!, version: website!.version + 1, design, formerDesign, draft: null };
        return { data: { publishWebsiteDraft: website } };
      }
      if (name === 'TakeBackWebsiteDesign') {
        website = { ...website!, version: website!.version + 1, design: magazine };
        return { data: { takeBackWebsiteDesign: website } };
      }
      return { data: { website } };
    },
  });
  return (wanted: string) => requests.findLast(({ name }) => name === wanted)?.variables;
}

const radio = (name: RegExp) => screen.findByRole('radio', { name });
const light = async () => within(await screen.findByRole('region', { name: 'Light mode' }));

describe('the design of the website', () => {
  it('takes the colours and fonts of a template that is chosen, and saves them as a draft', async () => {
    const sent = show(designedWebsite());
    await userEvent.click(await radio(/^Music station/));
    await waitFor(() =>
      expect(sent('SaveWebsiteDraft')).toMatchObject({
        version: 2,
        draftVersion: 0,
        input: { template: 'MUSIC', style: { headingFont: 'MONTSERRAT', corners: 'SQUARE' } },
      }),
    );
    expect(await screen.findByText('Visitors still see the published design.')).toBeTruthy();
  });

  it('leaves colours that were chosen when another template is', async () => {
    const sent = show(designedWebsite());
    const text = (await light()).getByLabelText('Text');
    fireEvent.change(text, { target: { value: '#222222' } });
    await userEvent.click(await radio(/^Community radio/));
    await waitFor(() =>
      expect(sent('SaveWebsiteDraft')).toMatchObject({
        input: { template: 'COMMUNITY', style: { headingFont: 'LORA', light: { text: '#222222' } } },
      }),
    );
  });

  it('shows the contrast while a colour is chosen, and saves none below 3:1', async () => {
    const sent = show(designedWebsite());
    const colours = await light();
    const text = colours.getByLabelText('Text');
    fireEvent.change(text, { target: { value: '#8a8a8a' } });
    expect(
      await colours.findByText(/^Text on Page, contrast 3\.3:1: enough for large text only/),
    ).toBeTruthy();
    fireEvent.change(text, { target: { value: '#cccccc' } });
    expect(await colours.findByText(/^Text on Page, contrast 1\.5:1: too low/)).toBeTruthy();
    await waitFor(() => expect(text.getAttribute('aria-invalid')).toBe('true'));
    expect(sent('SaveWebsiteDraft')).toBeUndefined();
  });

  it('shows a refusal of the server at its colour', async () => {
    show(designedWebsite(), {
      refuse: (name) =>
        name === 'SaveWebsiteDraft'
          ? { error: { code: 'BAD_USER_INPUT', fields: { 'style.light.accent': 'lowContrast' } } }
          : undefined,
    });
    const accent = (await light()).getByLabelText('Labels');
    fireEvent.change(accent, { target: { value: '#802040' } });
    await waitFor(() => expect(accent.getAttribute('aria-invalid')).toBe('true'));
  });

  it('is published in one step, and reverted', async () => {
    const sent = show(designedWebsite());
    await userEvent.click(await radio(/^Music station/));
    await userEvent.click(await screen.findByRole('button', { name: 'Publish design' }));
    await waitFor(() => expect(sent('PublishWebsiteDraft')).toEqual({ version: 2, draftVersion: 1 }));
    expect(((await radio(/^Music station/)) as HTMLInputElement).checked).toBe(true);
    await userEvent.click(await screen.findByRole('button', { name: 'Restore previous design' }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Restore previous design' }));
    await waitFor(() => expect(sent('TakeBackWebsiteDesign')).toEqual({ version: 3 }));
    await waitFor(async () => expect(((await radio(/^Magazine/)) as HTMLInputElement).checked).toBe(true));
  });

  it('is published at a later moment, in the time zone of the radio, unless that is cancelled', async () => {
    const sent = show(designedWebsite());
    await userEvent.click(await radio(/^Music station/));
    await userEvent.click(await screen.findByRole('button', { name: 'Publish later' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Publish the design later' }));
    const field = drawer.getByLabelText('Publish at');
    fireEvent.change(field, { target: { value: '2020-01-05T08:30' } });
    await userEvent.click(drawer.getByRole('button', { name: 'Schedule' }));
    expect(await drawer.findByText('Choose a time in the future')).toBeTruthy();
    expect(sent('PublishWebsiteDraft')).toBeUndefined();
    fireEvent.change(field, { target: { value: '2999-01-05T08:30' } });
    await userEvent.click(drawer.getByRole('button', { name: 'Schedule' }));
    const from = '2999-01-05T07:30:00.000Z';
    await waitFor(() => expect(sent('PublishWebsiteDraft')).toEqual({ version: 2, draftVersion: 1, from }));
    expect(await screen.findByText(/^The draft is published on .*2999/)).toBeTruthy();
    expect(((await radio(/^Music station/)) as HTMLInputElement).checked).toBe(true);

    await userEvent.click(await screen.findByRole('button', { name: 'Cancel scheduled publication' }));
    await waitFor(() => expect(sent('UnscheduleWebsiteDraft')).toEqual({ draftVersion: 3 }));
    await waitFor(() => expect(screen.queryByText(/^The draft is published on /)).toBeNull());
    await waitFor(() =>
      expect(document.activeElement?.textContent).toBe('Visitors still see the published design.'),
    );
    await userEvent.click(await radio(/^Community radio/));
    await waitFor(() => expect(sent('SaveWebsiteDraft')).toMatchObject({ draftVersion: 4 }));
  });

  it('is previewed on the page of the server, at three widths', async () => {
    show(designedWebsite());
    const frame = await screen.findByTitle('Preview');
    expect(frame.getAttribute('src')).toBe('/preview/design/ticket/en');
    expect(frame.getAttribute('sandbox')).toBe('allow-same-origin');
    await userEvent.click(screen.getByRole('button', { name: '390' }));
    expect(frame.style.width).toBe('390px');
    await userEvent.click(screen.getByRole('button', { name: 'Arabic' }));
    expect(frame.getAttribute('src')).toBe('/preview/design/ticket/ar');
  });

  it('can be read, but neither changed nor previewed, without the right to change the website', async () => {
    const sent = show(designedWebsite(), {
      viewer: { ...testViewer, abilities: [{ action: 'read', subject: 'Website' }] },
    });
    expect((await radio(/^Magazine/)).matches(':disabled')).toBe(true);
    expect(screen.queryByRole('button', { name: 'Publish design' })).toBeNull();
    expect(screen.getByText('Previews are for people who may change the website.')).toBeTruthy();
    expect(sent('CreateDesignPreview')).toBeUndefined();
  });

  it('needs the settings of the website first', async () => {
    show(null);
    expect(await screen.findByRole('link', { name: 'Website settings' })).toBeTruthy();
  });
});
