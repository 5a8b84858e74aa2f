import { Box, Button, Flex, Grid } from '@chakra-ui/react';
import { Snowflake } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiErrorOf } from '../../../../apollo/errors';
import { useConfirm } from '../../../../kit/feedback/confirm/ConfirmProvider';
import { notify } from '../../../../kit/feedback/toasts/notify';
import { useNotifyError } from '../../../../kit/feedback/toasts/useNotifyError';
import { DraftNotice } from '../../../../kit/form/drafts/DraftNotice';
import { isSame } from '../../../../kit/form/drafts/formDraft';
import { useValueDraft } from '../../../../kit/form/drafts/useValueDraft';
import { useUnsavedGuard } from '../../../../kit/form/useUnsavedGuard';
import { Section } from '../../../../kit/layout/Card';
import { useUpdatePlaylistMutation, type PlaylistDetailFragment } from '../playlists.generated';
import { useFreezePlaylistMutation } from './smart.generated';
import { inputOfCriteria, problemsByRow, valuesOfCriteria, type CriteriaValues } from './criteria';
import { criteriaDraftIn, type CriteriaDraft } from './criteriaDraft';
import { CriteriaEditor } from './CriteriaEditor';
import { SmartPreview } from './SmartPreview';

type Smart = PlaylistDetailFragment & { criteria: NonNullable<PlaylistDetailFragment['criteria']> };

/** Criteria of a smart playlist, with a preview of the media that match now. */
export function SmartCard({ playlist, mayChange }: { playlist: Smart; mayChange: boolean }) {
  const { t } = useTranslation();
  const notifyError = useNotifyError();
  const [values, setValues] = useState<CriteriaValues>(() => valuesOfCriteria(playlist.criteria));
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [updatePlaylist, { loading }] = useUpdatePlaylistMutation();
  const freeze = useFreeze(playlist);
  const base = useMemo(() => valuesOfCriteria(playlist.criteria), [playlist.criteria]);
  const isDirty = !isSame(values, base);
  const typed = useMemo(() => (isDirty ? { base, values } : undefined), [isDirty, base, values]);
  const draft = useValueDraft<CriteriaDraft>({
    about: `Playlist:${playlist.id} criteria`,
    typed,
    read: (stored) => {
      const found = criteriaDraftIn(stored);
      return found && mayChange && !isSame(found.values, base) ? found : undefined;
    },
    restore: (found) => setValues(found.values),
    hasMovedOn: (found) => !isSame(found.base, base),
  });
  useUnsavedGuard(isDirty, { onLeave: draft.forgetTyped });

  const save = async () => {
    const { id, version, name } = playlist;
    try {
      const input = { criteria: inputOfCriteria(values) };
      await updatePlaylist({ variables: { id, version, input } });
      draft.forget();
      notify({ type: 'success', title: t('playlists.saved', { name }) });
    } catch (error) {
      const found = problemsByRow(apiErrorOf(error).fields);
      setProblems(found);
      if (Object.keys(found).length === 0) notifyError(t('playlists.smart.freezeFailed', { name }), error);
    }
  };
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 1fr)' }}
      gap="5"
      alignItems="start"
    >
      <Section title={t('playlists.smart.title')}>
        {draft.offer ? (
          <Box mb="4">
            <DraftNotice offer={draft.offer} />
          </Box>
        ) : null}
        <CriteriaEditor
          values={values}
          problems={problems}
          isDisabled={!mayChange}
          onChange={(changed) => {
            setValues(changed);
            setProblems({});
          }}
        />
        {mayChange ? (
          <Flex gap="2" mt="5" wrap="wrap">
            <Button colorPalette="brand" loading={loading} disabled={!isDirty} onClick={() => void save()}>
              {t('actions.save')}
            </Button>
            <Button variant="outline" disabled={isDirty} onClick={() => void freeze()}>
              <Snowflake aria-hidden /> {t('playlists.smart.freeze')}
            </Button>
          </Flex>
        ) : null}
      </Section>
      <SmartPreview values={values} onProblems={setProblems} />
    </Grid>
  );
}

/** Converts a smart playlist to chosen items after a confirmation, and notifies the user. */
function useFreeze({ id, name }: Smart) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notifyError = useNotifyError();
  const [freezePlaylist] = useFreezePlaylistMutation();
  return async () => {
    const isSure = await confirm({
      title: t('playlists.smart.freezeTitle', { name }),
      body: t('playlists.smart.freezeBody'),
      confirmLabel: t('playlists.smart.freeze'),
    });
    if (!isSure) return;
    try {
      await freezePlaylist({ variables: { id } });
      notify({ type: 'success', title: t('playlists.smart.freezeDone', { name }) });
    } catch (error) {
      notifyError(t('playlists.smart.freezeFailed', { name }), error);
    }
  };
}
