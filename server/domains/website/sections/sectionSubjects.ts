import type { Context } from '../../../kit/context.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { batched } from '../../../kit/read/batch.ts';
import { EmissionState } from '../../programmes/public.ts';
import { ContentKind, ContentState } from '../contents/contentEnums.ts';
import { SectionRecordType } from './sectionForm.ts';

/* The records to which sections are limited, as the editor shows them. */

type Among = Given<{ ids: number[] }>;

const findTopicsOfSections = query('website.findTopicsOfSections', (db, { ids }: Among) =>
  db.selectFrom('Topic').select(['id', 'name', 'area']).where('id', 'in', ids),
);

const findAlbumsOfSections = query('website.findAlbumsOfSections', (db, { ids }: Among) =>
  db
    .selectFrom('Content')
    .select(['id', 'title', 'state', 'publishedFrom', 'publishedUntil'])
    .where('kind', '=', ContentKind.ALBUM)
    .where('id', 'in', ids),
);

const findEmissionsOfSections = query('website.findEmissionsOfSections', (db, { ids }: Among) =>
  db.selectFrom('Emission').select(['id', 'title', 'isListed', 'state']).where('id', 'in', ids),
);

interface FoundRecord {
  id: number;
  name: string;
  isShown: boolean;
}

interface RecordOfType {
  /** Type in permissions. */
  subject: string;
  find: (context: Context, ids: number[]) => Promise<FoundRecord[]>;
}

const topicsOf = (area: ContentKind): RecordOfType => ({
  subject: 'Topic',
  find: async (context, ids) =>
    (await findTopicsOfSections.all(context, { ids }))
      .filter((topic) => topic.area === area)
      .map(({ id, name }) => ({ id, name, isShown: true })),
});

const recordsOfType: Record<SectionRecordType, RecordOfType> = {
  NEWS_TOPIC: topicsOf(ContentKind.NEWS),
  BLOG_TOPIC: topicsOf(ContentKind.BLOG),
  ALBUM: {
    subject: 'Content',
    find: async (context, ids) => {
      const now = Date.now();
      const at = (moment: Date | string | null) => (moment ? new Date(moment).getTime() : undefined);
      return (await findAlbumsOfSections.all(context, { ids })).map((album) => ({
        id: album.id,
        name: album.title,
        isShown:
          album.state === ContentState.PUBLISHED &&
          (at(album.publishedFrom) ?? Infinity) <= now &&
          (at(album.publishedUntil) ?? Infinity) > now,
      }));
    },
  },
  EMISSION: {
    subject: 'Emission',
    find: async (context, ids) =>
      (await findEmissionsOfSections.all(context, { ids })).map(({ id, title, isListed, state }) => ({
        id,
        name: title,
        isShown: Boolean(isListed) && state !== EmissionState.DRAFT,
      })),
  },
};

interface Key {
  type: SectionRecordType;
  id: string;
}

/** Finds the record to which a section is limited, also when it was deleted. The records of all sections are found together. */
export const findSubject = batched<{ id: string; name: string; isShown: boolean }, Key>(
  async (context, keys) => {
    const found = new Map<string, FoundRecord>();
    for (const [type, ofType] of Map.groupBy(keys, (key) => key.type)) {
      const records = await recordsOfType[type].find(context, [
        ...new Set(ofType.map(({ id }) => Number(id))),
      ]);
      for (const record of records) found.set(`${type} ${record.id}`, record);
    }
    return keys.map(({ type, id }) => {
      const record = found.get(`${type} ${id}`);
      const mayRead = context.abilities.can('read', recordsOfType[type].subject);
      return { id, name: (mayRead && record?.name) || '', isShown: record?.isShown ?? false };
    });
  },
);
