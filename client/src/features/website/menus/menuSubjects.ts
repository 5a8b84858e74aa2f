import { useTranslation } from 'react-i18next';
import type { ContentKind, MenuRecordType } from '../../../apollo/schemaTypes.generated';
import { useCan } from '../../../kit/access/useCan';
import { foundBy, type UseFound } from '../../../kit/form/pickers/found';
import { contentKinds } from '../areas';
import { foundReferences, type ReferenceSubject } from '../contents/references/foundReferences';
import { useMenuPodcastsQuery, useMenuTopicsQuery } from './menus.generated';

/** Kinds of records that an entry can lead to: programmes, podcasts, topics, or the contents of an area. */
const menuSubjects = ['Emission', 'Podcast', 'Topic', ...contentKinds] as const;
export type MenuSubject = (typeof menuSubjects)[number];

/** Kind of a record that a text or a menu can lead to. */
export type Subject = ReferenceSubject | MenuSubject;

/** Types of records that are not contents. */
const types: Partial<Record<MenuSubject, MenuRecordType>> = {
  Emission: 'EMISSION',
  Podcast: 'PODCAST',
  Topic: 'TOPIC',
};

/** Returns the server's type of a menu entry's record for a kind, such as `CONTENT` for news. */
export const recordTypeOf = (subject: MenuSubject): MenuRecordType => types[subject] ?? 'CONTENT';

const findTopics = foundBy(useMenuTopicsQuery, ({ topics }) =>
  topics.items.map(({ id, name, area }) => ({ id, text: name, detail: area })),
);

/** Search of topics of all areas, each with the name of its area. */
const useFoundTopics: UseFound = (typed) => {
  const { t } = useTranslation();
  const { items, ...found } = findTopics(typed);
  return {
    ...found,
    items: items.map((item) => ({ ...item, detail: t(`website.areas.${item.detail as ContentKind}.title`) })),
  };
};

/** Hooks that search records for picker fields, by kind of record. */
export const foundSubjects: Record<Subject, UseFound> = {
  ...foundReferences,
  Podcast: foundBy(useMenuPodcastsQuery, ({ podcasts }) =>
    podcasts.items.map(({ id, title, emission }) => ({ id, text: title, detail: emission.title })),
  ),
  Topic: useFoundTopics,
};

/** Returns the kinds of records to which the viewer can make an entry lead. */
export function useMenuSubjects(): readonly MenuSubject[] {
  const can = useCan();
  return menuSubjects.filter((subject) =>
    can({ action: 'read', subject: types[subject] ? subject : 'Content' }),
  );
}
