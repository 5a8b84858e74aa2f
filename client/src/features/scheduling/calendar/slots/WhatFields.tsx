import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useCan, useCanAll } from '../../../../kit/access/useCan';
import { SelectField } from '../../../../kit/form/fields/fields';
import { foundBy, type Picked, type UseFound } from '../../../../kit/form/pickers/found';
import { RecordPicker } from '../../../../kit/form/pickers/RecordPicker';
import type { SaveForm } from '../../../../kit/form/useSaveForm';
import { usePlaylistsToPlanQuery, useEpisodesToPlanQuery } from '../calendar.generated';
import { useFoundEmissions, useOwnEmissions } from './foundEmissions';
import { RushField } from './RushField';
import { nothing, slotCategories, type SlotValues } from './slotForm';
import { useFoundOriginals } from './useFoundOriginals';

const useFoundPlaylists = foundBy(usePlaylistsToPlanQuery, ({ playlists }) =>
  playlists.items.map(({ id, name }) => ({ id, text: name })),
);

type FormProps = { form: SaveForm<SlotValues> };

/** Fields for the content of a slot; its category determines which are shown and which are required. */
export function WhatFields({ form }: FormProps) {
  const { t } = useTranslation();
  const plansAll = useCanAll()({ action: 'create', subject: 'Slot' });
  const [category, emission, playlist, original] = useWatch({
    control: form.control,
    name: ['category', 'emissionId', 'playlistId', 'originalId'],
  }) as [SlotValues['category'], Picked, Picked, Picked];
  const useFoundSlots = useFoundOriginals(emission.id);
  return (
    <>
      <SelectField
        form={form}
        name="category"
        label={t('planning.fields.category')}
        options={slotCategories.map((value) => ({ value, label: t(`planning.slotCategories.${value}`) }))}
      />
      <RecordPicker
        form={form}
        name="emissionId"
        label={t('planning.fields.emission')}
        isOptional={category !== 'LIVE'}
        chosen={emission}
        onChoose={(picked) => {
          if (picked.id !== emission.id) {
            form.setValue('episodeId', nothing, { shouldDirty: true });
            form.setValue('rushId', nothing, { shouldDirty: true });
          }
          form.setValue('emissionId', picked, { shouldDirty: true });
        }}
        useFound={plansAll ? useFoundEmissions : useOwnEmissions}
        showLabel={t('calendar.showEmissions')}
      />
      {category === 'REBROADCAST' ? (
        <RecordPicker
          key={emission.id}
          form={form}
          name="originalId"
          label={t('planning.fields.original')}
          help={t('calendar.originalHint')}
          isOptional
          chosen={original}
          onChoose={(picked) => form.setValue('originalId', picked, { shouldDirty: true })}
          useFound={useFoundSlots}
          showLabel={t('calendar.showOriginals')}
          noneText={t('calendar.noOriginals')}
        />
      ) : null}
      {category === 'RUSH' ? <RushField form={form} /> : null}
      <EpisodeField form={form} />
      {category === 'MULTIMEDIA' || playlist.id ? (
        <RecordPicker
          form={form}
          name="playlistId"
          label={t('planning.fields.playlist')}
          isOptional
          chosen={playlist}
          onChoose={(picked) => form.setValue('playlistId', picked, { shouldDirty: true })}
          useFound={useFoundPlaylists}
          showLabel={t('calendar.showPlaylists')}
        />
      ) : null}
    </>
  );
}

/** Searches an emission's episodes, newest first. Without an emission, searches all episodes and also shows their emissions. */
const episodesOf = (emissionId: string): UseFound => {
  const filter = emissionId ? { emissionId: { eq: emissionId } } : null;
  return foundBy(
    useEpisodesToPlanQuery,
    ({ episodes }) =>
      episodes.items.map(({ id, title, emission }) => ({
        id,
        text: title,
        detail: emissionId ? undefined : emission.title,
      })),
    { variables: { filter } },
  );
};

/** Field for the episode; limited to the chosen emission, if any. */
export function EpisodeField({ form }: FormProps) {
  const { t } = useTranslation();
  const mayRead = useCan()({ action: 'read', subject: 'Episode' });
  const [emission, episode] = useWatch({
    control: form.control,
    name: ['emissionId', 'episodeId'],
  }) as [Picked, Picked];
  const useFoundEpisodes = useMemo(() => episodesOf(emission.id), [emission.id]);
  if (!mayRead) return null;
  return (
    <RecordPicker
      key={emission.id}
      form={form}
      name="episodeId"
      label={t('planning.fields.episode')}
      isOptional
      chosen={episode}
      onChoose={(picked) => {
        if (picked.id) form.setValue('rushId', nothing, { shouldDirty: true });
        form.setValue('episodeId', picked, { shouldDirty: true });
      }}
      useFound={useFoundEpisodes}
      showLabel={t('calendar.showEpisodes')}
      noneText={t('calendar.noEpisodes')}
    />
  );
}
