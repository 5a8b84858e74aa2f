import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../../testing/answer';
import { renderPage } from '../../../testing/renderPage';
import { testViewer } from '../../../testing/testSession';
import { pageOf, websiteAnswer } from '../testing';
import RedirectListPage from '../redirects/RedirectListPage';
import WebmasterPage from './WebmasterPage';

const website = {
  __typename: 'Website',
  id: '1',
  version: 3,
  phone: '',
  postalAddress: '',
  socialLinks: ['https://www.instagram.com/horizon'],
  isIndexed: true,
  titleSuffix: '',
  description: '',
  socialPicture: '',
  isInMaintenance: false,
  maintenanceUntil: null,
  maintenanceTexts: [{ __typename: 'SiteText', language: 'EN', text: 'New server' }],
  legalTexts: [],
};

function show(stored: object | null, refusal?: Answer, viewer = testViewer) {
  const { requests } = renderPage(<WebmasterPage />, {
    address: '/admin/website/webmaster',
    viewer,
    answer: ({ name }) => {
      if (name === 'UpdateWebmaster')
        return refusal ?? { data: { updateWebsite: { ...website, version: 4, isInMaintenance: true } } };
      return { data: { website: stored } };
    },
  });
  return () => requests.findLast(({ name }) => name === 'UpdateWebmaster')?.variables;
}
const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Save changes' }));

describe('the webmaster page', () => {
  it('switches the maintenance on, with the texts of each language', async () => {
    const sent = show(website);
    await userEvent.click(
      await screen.findByRole('checkbox', { name: 'Show the maintenance page instead of the website' }),
    );
    expect(screen.getByText(/says to come back later/)).toBeTruthy();
    await userEvent.click(screen.getAllByRole('button', { name: 'French' })[0]!);
    await userEvent.type(screen.getByLabelText(/^Text for visitors/), 'Nouveau serveur');
    await save();
    await waitFor(() =>
      expect(sent()).toMatchObject({
        version: 3,
        input: {
          isInMaintenance: true,
          maintenanceUntil: null,
          maintenanceTexts: [
            { language: 'EN', text: 'New server' },
            { language: 'FR', text: 'Nouveau serveur' },
            { language: 'AR', text: '' },
          ],
        },
      }),
    );
  });

  it('shows problems at the social links, and keeps the links', async () => {
    show(website, { error: { code: 'BAD_USER_INPUT', fields: { socialLinks: 'link' } } });
    const field = await screen.findByLabelText(/^Social networks/);
    await userEvent.type(field, '\nexample.com');
    await save();
    expect(await screen.findByText('Enter an address that starts with https:// or http://')).toBeTruthy();
    expect((field as HTMLTextAreaElement).value).toBe('https://www.instagram.com/horizon\nexample.com');
  });

  it('leads to the settings when the website was never set up', async () => {
    show(null);
    expect(await screen.findByText('The website has no settings yet')).toBeTruthy();
  });

  it('is read only without the right', async () => {
    show(website, undefined, {
      ...testViewer,
      abilities: [{ __typename: 'Ability', action: 'read', subject: 'Website', own: false }] as never,
    });
    await screen.findByText('Webmaster');
    expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Preview' })).toBeNull();
  });
});

it('a redirect that would be a loop is refused at its target', async () => {
  renderPage(<RedirectListPage />, {
    address: '/admin/website/webmaster/redirects',
    answer: ({ name }) =>
      name === 'CreateRedirect'
        ? { error: { code: 'BAD_USER_INPUT', fields: { target: 'loop' } } }
        : (websiteAnswer(name) ?? { data: { redirects: pageOf('RedirectPage', []) } }),
  });
  await userEvent.click((await screen.findAllByRole('button', { name: 'Add redirect' }))[0]!);
  await userEvent.type(await screen.findByLabelText('From'), '/en/a');
  await userEvent.type(screen.getByLabelText('To'), '/en/a');
  await userEvent.click(screen.getAllByRole('button', { name: 'Add redirect' }).at(-1)!);
  expect(
    await screen.findByText('This would redirect visitors in a loop. Choose another target'),
  ).toBeTruthy();
  expect((screen.getByLabelText('From') as HTMLInputElement).value).toBe('/en/a');
});
