import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { SideDrawer } from '../../../../kit/layout/SideDrawer';
import { ImportLines } from './ImportLines';
import { ImportTarget } from './ImportTarget';
import { M3uField } from './M3uField';
import { M3uFileButton } from './M3uFileButton';
import { useImport } from './useImport';

/**
 * Imports a playlist file into the current playlist, or into one the user chooses. It first shows which media are in
 * the library.
 */
export default function ImportDrawer({
  playlist,
  onClose,
}: {
  playlist?: { id: string; name: string };
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { mayCreate, text, target, preview, problems, failed, isBusy, ...act } = useImport(onClose, playlist);
  return (
    <SideDrawer
      size="md"
      title={
        playlist
          ? t('playlists.importing.titleForPlaylist', { name: playlist.name })
          : t('playlists.importing.title')
      }
      description={t('playlists.importing.hint')}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('actions.cancel')}
          </Button>
          <Button
            colorPalette="brand"
            disabled={!preview || preview.found === 0}
            loading={isBusy && preview !== undefined}
            onClick={act.apply}
          >
            {preview
              ? t('playlists.importing.apply', { count: preview.found })
              : t('playlists.importing.title')}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <M3uField text={text} problem={problems['text']} onType={act.type} />
        {playlist ? null : (
          <ImportTarget target={target} mayCreate={mayCreate} problems={problems} onChange={act.aim} />
        )}
        <Flex gap="2" wrap="wrap">
          <M3uFileButton onRead={act.type} />
          <Button
            variant="outline"
            disabled={text.trim() === ''}
            loading={isBusy && !preview}
            onClick={act.loadPreview}
          >
            {t('playlists.importing.look')}
          </Button>
        </Flex>
        {failed ? (
          <Text role="alert" color="fg.error">
            {failed}
          </Text>
        ) : null}
        {preview ? <ImportLines preview={preview} isBusy={isBusy} onMore={act.more} /> : null}
      </Stack>
    </SideDrawer>
  );
}
