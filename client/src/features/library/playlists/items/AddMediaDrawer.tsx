import { Button, Field, Input, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiErrorOf } from '../../../../apollo/errors';
import { notify } from '../../../../kit/feedback/toasts/notify';
import { useErrorText } from '../../../../kit/feedback/useErrorText';
import { SideDrawer } from '../../../../kit/layout/SideDrawer';
import { useDebounced } from '../../../../kit/useDebounced';
import { useAddToPlaylistMutation } from './items.generated';
import { FoundMedia } from '../smart/FoundMedia';

/** Searches the library and appends the selected media to a playlist, in the order of selection. */
export default function AddMediaDrawer({
  playlistId,
  onAdded,
  onClose,
}: {
  playlistId: string;
  onAdded: () => Promise<void>;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<string>();
  const [addMedia, { loading }] = useAddToPlaylistMutation();

  const add = async () => {
    setProblem(undefined);
    try {
      await addMedia({ variables: { playlistId, mediaIds: [...chosen] } });
      notify({ type: 'success', title: t('playlists.adding.done', { count: chosen.length }) });
      onClose();
      await onAdded().catch(() => undefined);
    } catch (error) {
      const reasons = reasonsOf(apiErrorOf(error).fields, chosen);
      setRefused(reasons);
      setProblem(Object.keys(reasons).length > 0 ? t('playlists.adding.refused') : errorText(error));
    }
  };
  return (
    <SideDrawer
      title={t('playlists.items.add')}
      onClose={onClose}
      footer={
        <>
          {problem ? (
            <Text flexBasis="full" textStyle="compact" color="fg.error" role="alert">
              {problem}
            </Text>
          ) : null}
          <Button variant="outline" onClick={onClose}>
            {t('actions.cancel')}
          </Button>
          <Button
            colorPalette="brand"
            disabled={chosen.length === 0}
            loading={loading}
            onClick={() => void add()}
          >
            {chosen.length > 0
              ? t('playlists.adding.submit', { count: chosen.length })
              : t('playlists.items.add')}
          </Button>
        </>
      }
    >
      <Stack gap="3">
        <Field.Root gap="1">
          <Field.Label textStyle="compact">{t('playlists.adding.search')}</Field.Label>
          <Input
            type="search"
            value={typed}
            maxLength={100}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Field.HelperText>{t('playlists.adding.help')}</Field.HelperText>
        </Field.Root>
        <FoundMedia search={search} chosen={chosen} refused={refused} onChoose={setChosen} />
      </Stack>
    </SideDrawer>
  );
}

/** Converts problems of the server to problems by media id. The server names a medium by its index, as in `mediaIds.3`. */
function reasonsOf(fields: Record<string, string> = {}, mediaIds: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([path, reason]) => {
      const [, mediumIndex] = /^mediaIds\.(\d+)$/.exec(path) ?? [];
      const id = mediumIndex === undefined ? undefined : mediaIds[Number(mediumIndex)];
      return id === undefined ? [] : [[id, reason]];
    }),
  );
}
