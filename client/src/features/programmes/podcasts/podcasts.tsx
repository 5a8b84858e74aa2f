import { Podcast } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PodcastInput, PodcastKind } from '../../../apollo/schemaTypes.generated';
import { choice } from '../../../kit/form/plain/choice';
import { check, longText, text } from '../../../kit/form/plain/kinds';
import { neededRecord, records } from '../../../kit/form/plain/pickers';
import { from, plainForm } from '../../../kit/form/plain/plainForm';
import { Artwork } from '../../../kit/data/people/Artwork';
import type { UseFound } from '../../../kit/form/pickers/found';
import { PictureEditor } from '../../../kit/form/uploads/PictureEditor';
import { plainRecords } from '../../../kit/plain/plainRecords';
import { includesText } from '../../../kit/textMatch';
import { useFoundEmissions } from '../emissions/foundForEmission';
import {
  podcastOperations,
  usePodcastQuery,
  type PodcastFieldsFragment,
  usePodcastCategoriesQuery,
} from './podcasts.generated';

const kinds: readonly PodcastKind[] = ['EPISODIC', 'SERIAL'];

const shown = 12;

/** Searches the podcast categories of directories; all of them are loaded at once, as they are few. */
const useFoundPodcastCategories: UseFound = (typed) => {
  const { data, loading } = usePodcastCategoriesQuery();
  const items = useMemo(() => {
    return (data?.podcastCategories ?? [])
      .filter((name) => includesText(name, typed))
      .slice(0, shown)
      .map((name) => ({ id: name, text: name }));
  }, [data, typed]);
  return { items, isLoading: loading, isSettled: data !== undefined };
};

/** List and forms of the podcasts. A podcast is the feed of an emission's episodes. */
export const podcasts = plainRecords({
  name: 'podcasts',
  operations: podcastOperations,
  begin: () => ({ isLocked: true, language: 'fr' }),
  beforeEdited: (podcast, setVersion) => <CoverEditor podcast={podcast} onChange={setVersion} />,
  form: plainForm<PodcastInput, PodcastFieldsFragment>({
    name: 'title',
    fields: {
      emissionId: from(
        ({ emission }) => ({ id: emission.id, text: emission.title }),
        neededRecord({ label: 'planning.fields.emission', useFound: useFoundEmissions }),
      ),
      title: text({ label: 'planning.fields.title', maxLength: 200 }),
      description: longText({
        label: 'planning.fields.description',
        minH: '24',
        maxLength: 4000,
        isOptional: true,
      }),
      author: text({ label: 'planning.fields.author', maxLength: 200, isOptional: true }),
      language: text({ label: 'planning.fields.language', help: 'languages.codeHint', maxLength: 35 }),
      categories: from(
        ({ categories }) => categories.map((name) => ({ id: name, text: name })),
        records({ label: 'planning.fields.categories', useFound: useFoundPodcastCategories }),
      ),
      kind: choice({
        label: 'planning.fields.kind',
        options: kinds,
        useTextOf: () => {
          const { t } = useTranslation();
          return (kind) => t(`planning.podcastKinds.${kind}`);
        },
      }),
      ownerName: text({ label: 'planning.fields.ownerName', maxLength: 200, isOptional: true }),
      ownerEmail: text({
        label: 'planning.fields.ownerEmail',
        help: 'podcasts.ownerHint',
        type: 'email',
        maxLength: 254,
        isOptional: true,
      }),
      link: text({ label: 'planning.fields.link', maxLength: 300, isOptional: true }),
      copyright: text({ label: 'planning.fields.copyright', maxLength: 200, isOptional: true }),
      explicit: check({ label: 'planning.fields.explicit' }),
      isLocked: check({ label: 'podcasts.locked' }),
      isPublished: check({ label: 'podcasts.published' }),
    },
  }),
});

/** Editor of a podcast's cover. A cover is saved as soon as it is chosen, separately from the form. */
function CoverEditor({
  podcast,
  onChange,
}: {
  podcast: PodcastFieldsFragment;
  onChange: (version: number) => void;
}) {
  const { t } = useTranslation();
  const { id, title } = podcast;
  const { data } = usePodcastQuery({ variables: { id } });
  const { cover } = data?.podcast ?? podcast;
  return (
    <PictureEditor
      owner={{
        typename: 'Podcast',
        id,
        name: title,
        property: 'cover',
        url: `/uploads/podcasts/${id}/cover`,
        onChange,
      }}
      hasPicture={Boolean(cover)}
      shape="l2"
      withoutText={t('podcasts.coverHint')}
    >
      {(preview) => <Artwork src={preview ?? cover} icon={Podcast} />}
    </PictureEditor>
  );
}

/** Returns the URL of the 256 pixel variant of a podcast cover, given the URL of the 1400 pixel one. */
export const smallCover = (cover: string) => cover.replace(/-1400\.jpg$/, '-256.jpg');
