import { z } from 'zod';
import { ContentKind } from '../../../contents/contentEnums.ts';
import { ContentCards } from '../../../pages/parts.tsx';
import { Photos, readContents } from '../../../pages/views/pageViews.tsx';
import { readAsVisitor, type Site } from '../../../pages/site.ts';
import { addressesOf, areaPaths } from '../../../pages/siteAddresses.ts';
import { wholeContent, type WholeContentData } from '../../../pages/siteDocuments.ts';
import { SectionRecordType } from '../../sectionForm.ts';
import { defineSection } from '../defineSection.tsx';
import { entries, heading, record } from '../fields.ts';
import { Part } from '../part.tsx';

const kind = ContentKind.ALBUM;

/** Section with photo albums in their order, or with the photos of one album. */
export const albums = defineSection({
  schema: z.object({ count: entries(3), heading: heading(), recordId: record(SectionRecordType.ALBUM) }),
  usualHeading: ({ texts }) => texts.areas[kind],
  async load({ site, settings: { recordId, count } }) {
    if (recordId) {
      const album = await findAlbum(site, recordId);
      return album && album.photos.length > 0 ? { album, items: [], count } : undefined;
    }
    const { items } = await readContents(site, kind, { perPage: count });
    return items.length > 0 ? { album: undefined, items, count } : undefined;
  },
  View({ site, title, settings, data: { album, items, count } }) {
    if (!album)
      return (
        <Part site={site} title={title} address={site.addresses.of(areaPaths[kind])}>
          <ContentCards site={site} kind={kind} items={items} />
        </Part>
      );
    // An album without a translation is shown in its own language.
    const address = addressesOf(site.root, album.language).of(areaPaths[kind], album.slug);
    return (
      <Part site={site} title={settings.heading[site.language] || album.title} address={address}>
        <Photos site={site} photos={album.photos.slice(0, count)} />
      </Part>
    );
  },
});

/** The translation of an album in the language of the site, or else the album itself. Undefined when visitors do not see it. */
async function findAlbum(site: Site, id: string) {
  const find = async (filter: object) => {
    const of = { ...filter, kind: { eq: kind } };
    return (await readAsVisitor<WholeContentData>(site, wholeContent, { filter: of })).contents.items[0];
  };
  const album = await find({ id: { eq: id } });
  if (!album || album.language === site.language) return album;
  const { translationGroup } = album;
  const translated = await find({
    translationGroup: { eq: translationGroup },
    language: { eq: site.language },
  });
  return translated && translated.photos.length > 0 ? translated : album;
}
