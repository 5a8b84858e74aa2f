import { Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MediaKind, RushAcceptance, RushOutcome } from '../../../../apollo/schemaTypes.generated';
import { useCan } from '../../../../kit/access/useCan';
import { notify } from '../../../../kit/feedback/toasts/notify';
import { foundBy } from '../../../../kit/form/pickers/found';
import { choice } from '../../../../kit/form/plain/choice';
import { text } from '../../../../kit/form/plain/kinds';
import { record } from '../../../../kit/form/plain/pickers';
import { plainForm } from '../../../../kit/form/plain/plainForm';
import { PlainFormDrawer } from '../../../../kit/form/plain/PlainFormDrawer';
import { typeOfKind } from '../../../library/shared';
import {
  useAcceptRushMutation,
  useRushEpisodesQuery,
  useRushPodcastsQuery,
  type RushDeskFragment,
} from '../rushes.generated';

const soundKinds = ['SONG', 'JINGLE', 'GENERIC', 'PUBLICITY'] as const satisfies readonly MediaKind[];

const useFoundEpisodes = foundBy(useRushEpisodesQuery, ({ episodes }) =>
  episodes.items
    .filter(({ isMine }) => isMine)
    .map(({ id, title, emission }) => ({ id, text: title, detail: emission.title })),
);

interface Episode {
  episodeId: string | null;
}

const episodeForm = plainForm<Episode, { episodeId: null }>({
  fields: {
    episodeId: record({
      label: 'rushes.accept.episode',
      help: 'rushes.accept.episodeHelp',
      useFound: useFoundEpisodes,
    }),
  },
});

/** Podcasts to which the viewer may add, identified by their emissions. */
const useFoundPodcasts = foundBy(useRushPodcastsQuery, ({ podcasts }) =>
  podcasts.items
    .filter(({ emission }) => emission.isMine)
    .map(({ title, emission }) => ({ id: emission.id, text: emission.title, detail: title })),
);

interface Entry {
  emissionId: string | null;
  title: string;
}

const entryForm = plainForm<Entry, { emissionId: null; title: string }>({
  name: 'title',
  fields: {
    emissionId: record({
      label: 'rushes.accept.podcast',
      help: 'rushes.accept.podcastHelp',
      useFound: useFoundPodcasts,
    }),
    title: text({ label: 'rushes.accept.entryTitle', maxLength: 200 }),
  },
});

interface Medium {
  mediaKind: MediaKind;
  title: string;
}

const mediumForm = (kinds: readonly MediaKind[]) =>
  plainForm<Medium>({
    name: 'title',
    fields: {
      mediaKind: choice({ label: 'rushes.accept.kind', options: kinds, useTextOf: useKindText }),
      title: text({ label: 'rushes.accept.mediaTitle', maxLength: 200 }),
    },
  });

function useKindText() {
  const { t } = useTranslation();
  return (kind: MediaKind) => t(`rushes.kinds.${kind as (typeof soundKinds)[number]}`);
}

/** Form to accept a rush, and to choose what it becomes: a medium, or the sound of an episode. */
export default function AcceptDrawer({ rush, onClose }: { rush: RushDeskFragment; onClose: () => void }) {
  const { t } = useTranslation();
  const can = useCan();
  const [accept] = useAcceptRushMutation();
  const kinds = soundKinds.filter((kind) => can({ action: 'create', subject: typeOfKind[kind] }));
  const outcomes: RushOutcome[] = [
    ...(kinds.length > 0 ? (['MEDIUM'] as const) : []),
    ...(can({ action: 'update', subject: 'Episode' }) ? (['EPISODE'] as const) : []),
    ...(can({ action: 'create', subject: 'Episode' }) && can({ action: 'read', subject: 'Podcast' })
      ? (['PODCAST'] as const)
      : []),
  ];
  const [outcome, setOutcome] = useState<RushOutcome>(outcomes[0] ?? 'MEDIUM');
  const { id, version, title, emission } = rush;
  const save = async (input: Omit<RushAcceptance, 'outcome'>) => {
    await accept({ variables: { id, version, input: { outcome, ...input } } });
    notify({ type: 'success', title: t('rushes.accept.done', { title }) });
    onClose();
  };
  const shared = {
    title: t('rushes.accept.title', { title }),
    description: t('rushes.accept.description'),
    saveLabel: t('rushes.accept.do'),
    onClose,
    children: () => (
      <>
        <Flex gap="2" wrap="wrap" role="group" aria-label={t('rushes.accept.outcome')} mb="1">
          {outcomes.map((option) => (
            <Button
              key={option}
              size="sm"
              variant={option === outcome ? 'solid' : 'outline'}
              aria-pressed={option === outcome}
              onClick={() => setOutcome(option)}
            >
              {t(`rushes.outcomes.${option}`)}
            </Button>
          ))}
        </Flex>
        {rush.takes[0]?.medium.loudness === null ? (
          <Text color="fg.warning" textStyle="compact">
            {t('rushes.silent')}
          </Text>
        ) : null}
        {openCount(rush) > 0 ? (
          <Text color="fg.muted" textStyle="compact">
            {t('rushes.accept.openComments', { count: openCount(rush) })}
          </Text>
        ) : null}
      </>
    ),
  };
  if (outcome === 'PODCAST')
    return (
      <PlainFormDrawer
        key="podcast"
        {...shared}
        form={entryForm}
        begin={{ title, ...(emission && { emissionId: { id: emission.id, text: emission.title } }) }}
        save={save}
      />
    );
  return outcome === 'EPISODE' ? (
    <PlainFormDrawer key="episode" {...shared} form={episodeForm} save={save} />
  ) : (
    <PlainFormDrawer
      key="medium"
      {...shared}
      form={mediumForm(kinds)}
      begin={{ title, mediaKind: kinds[0] ?? 'JINGLE' }}
      save={save}
    />
  );
}

const openCount = ({ takes: [take] }: RushDeskFragment) =>
  take?.comments.filter(({ resolvedAt }) => !resolvedAt).length ?? 0;
