import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../../testing/renderPage';
import { mast, textOfMast, websiteAnswer } from '../../testing';
import { publishedValuesOf } from '../contentForm';
import RevisionDrawer from './RevisionDrawer';

const photo = (letter: string, caption: string) => ({
  __typename: 'Photo' as const,
  picture: `/files/website/${letter.repeat(32)}-1600.webp`,
  alt: '',
  caption,
  focus: mast.pictureFocus,
});

const show = (text: Partial<typeof textOfMast>, content: Partial<typeof mast> = {}) =>
  renderPage(
    <RevisionDrawer
      id="90"
      kind="ALBUM"
      language="EN"
      current={publishedValuesOf({ ...mast, kind: 'ALBUM', ...content })}
      onRestore={() => {}}
      onClose={() => {}}
    />,
    {
      answer: ({ name }) =>
        name === 'ContentRevision'
          ? {
              data: {
                contentRevision: {
                  __typename: 'ContentRevision',
                  id: '90',
                  publishedAt: '2026-11-01T08:00:00.000Z',
                  publishedBy: null,
                  text: { ...textOfMast, ...text },
                },
              },
            }
          : websiteAnswer(name)!,
    },
  );

const drawer = async () => within(await screen.findByRole('dialog', { name: /^Version of/ }));
const headings = async () => {
  const shown = await drawer();
  await shown.findByRole('heading', { name: 'Title' });
  return shown.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
};

it('only the main texts are shown when nothing else differs', async () => {
  show({});
  expect(await headings()).toEqual(['Title', 'Excerpt', 'Text']);
});

it('every other field that differs is shown too, with the topic by its name', async () => {
  const seo = { seoTitle: 'A mast for all', seoDescription: 'Height and reach' };
  const shop = { link: 'https://example.com/', price: '€12', stock: 'In stock' };
  show({ ...seo, ...shop, pictureAlt: 'A mast', slug: 'a-small-mast', tags: ['radio'], topicId: '5' });
  expect(await headings()).toEqual([
    'Title',
    'Excerpt',
    'Text',
    'Tags',
    'Alternative text',
    'Link',
    'Price',
    'Availability',
    'Slug',
    'Topic',
    'Title for search engines',
    'Description',
  ]);
  expect(await (await drawer()).findByText('Culture')).toBeTruthy();
});

it('a focal point that differs is shown, of the picture and of photos', async () => {
  const picture = '/files/website/d-1600.webp';
  const moved = { ...mast.pictureFocus, x: 20 };
  const stage = photo('a', 'Stage');
  show({ picture, pictureFocus: moved, photos: [{ ...stage, focus: moved }] }, { picture, photos: [stage] });
  expect(await headings()).toEqual([
    'Picture',
    'Title',
    'Excerpt',
    'Text',
    'Focal point',
    'Photos',
    'Focal point',
  ]);
  const [ofPicture, ofPhoto] = (await drawer()).getAllByRole('heading', { name: 'Focal point' });
  expect(ofPicture!.parentElement!.querySelector('del')!.textContent).toBe('20');
  expect(ofPhoto!.parentElement!.textContent).toContain('1. ');
  expect((await drawer()).getAllByText('No difference.')).toHaveLength(3);
});

it('photos are compared by their texts and their order, and those of one version alone are shown', async () => {
  const [stage, crowd, rain] = [photo('a', 'Stage'), photo('b', 'Crowd'), photo('c', 'Rain')];
  show({ photos: [stage, crowd] }, { photos: [crowd, rain] });
  expect(await headings()).toContain('Photos');
  const shown = await drawer();
  const beside = (name: string) => within(shown.getByRole('heading', { name }).parentElement!);
  expect(beside('Only in this version').getByRole('img', { name: 'Stage' })).toBeTruthy();
  expect(beside('Only in the current version').getByRole('img', { name: 'Rain' })).toBeTruthy();
  expect(shown.queryByRole('img', { name: 'Crowd' })).toBeNull();
});
