import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../testing/renderPage';
import { catchUploads } from '../../../testing/sentUploads';
import { sightByHand } from '../../../testing/sight';
import { testViewer } from '../../../testing/testSession';
import { pageOf, websiteAnswer } from '../testing';
import BannerListPage from './BannerListPage';
import BannerPage from './BannerPage';

const banner = {
  __typename: 'Banner',
  id: '3',
  version: 1,
  name: 'Festival',
  position: 'TOP',
  picture: '',
  pictureAlt: '',
  pictureFocus: { __typename: 'PictureFocus', x: 50, y: 50 },
  text: 'Festival at the harbour',
  link: 'https://example.com/festival',
  publishedFrom: '2026-05-02T10:00:00.000Z',
  publishedUntil: null,
  weight: 5,
  isActive: true,
  status: 'SHOWN',
  viewCount: 1200,
  clickCount: 30,
};

describe('the banners', () => {
  const show = (refusal?: object, search = '') =>
    renderPage(<BannerListPage />, {
      address: `/admin/website/banners${search}`,
      viewer: { ...testViewer, timeZone: 'America/New_York' },
      answer: ({ name }) => {
        if (name === 'CreateBanner')
          return refusal ? { error: refusal as never } : { data: { createBanner: { ...banner, id: '4' } } };
        return websiteAnswer(name) ?? { data: { banners: pageOf('BannerPage', [banner]) } };
      },
    });

  it('are listed with their status, views and clicks', async () => {
    show();
    const row = (await screen.findByText('Festival')).closest('tr')!;
    for (const text of ['On the website', 'Top of the page', '1,200', '30'])
      expect(within(row).getByText(text)).toBeTruthy();
  });

  it('are filtered by the days of the radio, in which the list shows them', async () => {
    const { requests } = show(undefined, '?publishedFrom=2026-05-02..2026-05-02');
    await screen.findByText('Festival');
    expect(requests.find(({ name }) => name === 'BannerList')?.variables['filter']).toEqual({
      publishedFrom: { after: '2026-05-01T21:59:59.999Z', before: '2026-05-02T22:00:00.000Z' },
    });
  });

  it('are added with a position, a link and a weight', async () => {
    const { requests } = show();
    await userEvent.click((await screen.findAllByRole('button', { name: 'Add banner' }))[0]!);
    await userEvent.type(await screen.findByLabelText('Name'), 'Open day');
    await userEvent.selectOptions(screen.getByLabelText('Position'), 'FOOTER');
    await userEvent.type(screen.getByLabelText(/^Link/), 'mailto:hello@example.com');
    await userEvent.clear(screen.getByLabelText('Weight'));
    await userEvent.type(screen.getByLabelText('Weight'), '8');
    await userEvent.click(screen.getAllByRole('button', { name: 'Add banner' }).at(-1)!);
    await waitFor(() =>
      expect(requests.find(({ name }) => name === 'CreateBanner')?.variables['input']).toMatchObject({
        name: 'Open day',
        position: 'FOOTER',
        link: 'mailto:hello@example.com',
        weight: 8,
        isActive: true,
        publishedFrom: null,
      }),
    );
  });

  it('show problems at the link, and keep the typed text', async () => {
    show({ code: 'BAD_USER_INPUT', fields: { link: 'address' } });
    await userEvent.click((await screen.findAllByRole('button', { name: 'Add banner' }))[0]!);
    await userEvent.type(await screen.findByLabelText('Name'), 'Open day');
    await userEvent.type(screen.getByLabelText(/^Link/), 'javascript:alert(1)');
    await userEvent.click(screen.getAllByRole('button', { name: 'Add banner' }).at(-1)!);
    expect(await screen.findByText(/^Enter a web address, mailto:/)).toBeTruthy();
    expect((screen.getByLabelText(/^Link/) as HTMLInputElement).value).toBe('javascript:alert(1)');
  });
});

it('a banner shows its views and clicks of each day, and why visitors do not see it', async () => {
  sightByHand();
  const countsByDay = [
    { __typename: 'BannerDayCounts', day: '2026-05-02', views: 40, clicks: 3 },
    { __typename: 'BannerDayCounts', day: '2026-05-03', views: 20, clicks: 1 },
  ];
  renderPage(<BannerPage />, {
    address: '/admin/website/banners/3',
    path: '/admin/website/banners/:id',
    answer: () => ({ data: { banner: { ...banner, status: 'OFF', countsByDay } } }),
  });
  expect(await screen.findByText('Visitors do not see it: it is switched off.')).toBeTruthy();
  expect(screen.getByText('60')).toBeTruthy();
  expect(screen.getByText(/In total: 1,200 views, 30 clicks/)).toBeTruthy();
  expect(screen.getByText('2.5%')).toBeTruthy();
});

describe('the picture of a banner', () => {
  const picture = `/files/banners/${'a'.repeat(32)}-960.webp`;
  const otherPicture = `/files/banners/${'b'.repeat(32)}-960.webp`;
  const open = async (shown: object) => {
    sightByHand();
    const uploads = catchUploads();
    const { requests } = renderPage(<BannerPage />, {
      address: '/admin/website/banners/3',
      path: '/admin/website/banners/:id',
      answer: ({ name }) =>
        name === 'UpdateBanner'
          ? { data: { updateBanner: { ...banner, ...shown, version: 3 } } }
          : { data: { banner: { ...banner, ...shown, countsByDay: [] } } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Edit Festival' }));
    return { drawer, requests, uploads };
  };

  it('is shown around its focus', async () => {
    sightByHand();
    const pictureFocus = { __typename: 'PictureFocus', x: 50, y: 20 };
    renderPage(<BannerPage />, {
      address: '/admin/website/banners/3',
      path: '/admin/website/banners/:id',
      answer: () => ({
        data: { banner: { ...banner, picture, pictureAlt: 'A harbour', pictureFocus, countsByDay: [] } },
      }),
    });
    const image = await screen.findByRole('img', { name: 'A harbour' });
    expect(image.getAttribute('src')).toBe(picture.replace('-960', '-whole'));
    // A banner that was stored before has no whole picture.
    fireEvent.error(image);
    expect((await screen.findByRole('img', { name: 'A harbour' })).getAttribute('src')).toBe(picture);
  });

  it('keeps the point that was chosen', async () => {
    const { drawer, requests } = await open({ picture, pictureAlt: 'A harbour' });
    drawer.getByRole('slider', { name: 'Focal point' }).focus();
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await userEvent.click(drawer.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(requests.find(({ name }) => name === 'UpdateBanner')?.variables).toMatchObject({
        version: 1,
        input: { pictureFocus: { x: 50, y: 60 } },
      }),
    );
  });

  it('takes the point that the upload guesses, with the version of the upload', async () => {
    const { drawer, requests, uploads } = await open({ picture, pictureAlt: 'A harbour' });
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
    await userEvent.upload(input, new File(['pixels'], 'pier.jpg', { type: 'image/jpeg' }));
    await waitFor(() => expect(uploads).toHaveLength(1));
    uploads[0]!.answer(200, { picture: otherPicture, pictureFocus: { x: 20, y: 70 }, version: 2 });
    await waitFor(() =>
      expect(drawer.getByRole('slider', { name: 'Focal point' }).getAttribute('aria-valuetext')).toBe(
        '20 % from the left, 70 % from the top',
      ),
    );
    await userEvent.click(drawer.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(requests.find(({ name }) => name === 'UpdateBanner')?.variables).toMatchObject({
        version: 2,
        input: { pictureFocus: { x: 20, y: 70 } },
      }),
    );
  });
});
