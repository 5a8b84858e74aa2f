import {
  Button,
  chakra,
  CloseButton,
  Drawer,
  Field,
  Flex,
  Portal,
  Stack,
  Text,
  Textarea,
} from '@chakra-ui/react';
import type { InMemoryCache } from '@apollo/client/cache';
import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { apiErrorOf } from '../../../apollo/errors';
import { useCan } from '../../../kit/access/useCan';
import { evictLists } from '../../../apollo/cache';
import { notify } from '../../../kit/feedback/notify';
import { useErrorText } from '../../../kit/feedback/useErrorText';
import { fieldMessage } from '../../../kit/form/fieldErrors';
import { playlistPaths } from '../paths';
import { useImportM3uMutation, type ImportM3uMutation } from './playlists.generated';
import { ImportLines } from './ImportLines';
import { ImportTarget } from './ImportTarget';
import { baseName, missingIn, nameIn, type Target } from './importTargets';

const File = chakra('input');
type Preview = ImportM3uMutation['importM3u'];

/** Takes an M3U, shows what the library has of it, and puts that into a playlist. */
export default function ImportDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const file = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const mayCreate = useCan()({ action: 'create', subject: 'Playlist' });
  const [target, setTarget] = useState<Target>(mayCreate ? { name: '' } : { playlistId: '' });
  const [preview, setPreview] = useState<Preview>();
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [failed, setFailed] = useState<string>();
  const [importM3u, { loading, client }] = useImportM3uMutation();

  const typed = (content: string, fileName = '') => {
    setText(content);
    if ('name' in target && !target.name) setTarget({ name: nameIn(content) || fileName });
    setPreview(undefined);
    setProblems({});
  };
  const run = async (apply: boolean) => {
    setProblems({});
    setFailed(undefined);
    const missing = missingIn(target);
    if (missing) return setProblems({ [missing]: 'required' });
    try {
      const { data } = await importM3u({ variables: { text, apply, ...target } });
      const { playlist, ...found } = data!.importM3u;
      if (!playlist) return setPreview({ ...found, playlist: null });
      evictLists(client.cache as InMemoryCache, 'Playlist');
      client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'playlistItems' });
      notify({ type: 'success', title: t('playlists.importing.done', { name: playlist.name }) });
      onClose();
      void navigate(playlistPaths.detail(playlist.id));
    } catch (error) {
      const { fields } = apiErrorOf(error);
      if (fields && Object.keys(fields).every((field) => ['text', 'name', 'playlistId'].includes(field)))
        setProblems(fields);
      else setFailed(errorText(error));
    }
  };

  return (
    <Drawer.Root open size="md" placement="end" onOpenChange={({ open }) => !open && onClose()}>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content>
            <Drawer.Header borderBottomWidth="1px" px="5" py="4">
              <Stack gap="0" flex="1">
                <Drawer.Title textStyle="md">{t('playlists.importing.title')}</Drawer.Title>
                <Drawer.Description textStyle="compact">{t('playlists.importing.hint')}</Drawer.Description>
              </Stack>
              <Drawer.CloseTrigger asChild position="static">
                <CloseButton size="sm" aria-label={t('actions.close')} />
              </Drawer.CloseTrigger>
            </Drawer.Header>
            <Drawer.Body px="5" py="5">
              <Stack gap="4">
                <Field.Root gap="1" invalid={problems['text'] !== undefined}>
                  <Field.Label textStyle="compact">{t('playlists.importing.text')}</Field.Label>
                  <Textarea
                    rows={6}
                    dir="ltr"
                    fontFamily="mono"
                    textStyle="xs"
                    maxLength={200_000}
                    placeholder="#EXTM3U"
                    value={text}
                    onChange={({ currentTarget }) => typed(currentTarget.value)}
                  />
                  {problems['text'] ? (
                    <Field.ErrorText role="alert">{fieldMessage(t, problems['text'])}</Field.ErrorText>
                  ) : null}
                </Field.Root>
                <ImportTarget
                  target={target}
                  mayCreate={mayCreate}
                  problems={problems}
                  onChange={(changed) => {
                    setTarget(changed);
                    setProblems({});
                  }}
                />
                <Flex gap="2" wrap="wrap">
                  <File
                    ref={file}
                    type="file"
                    accept=".m3u,.m3u8,audio/mpegurl,audio/x-mpegurl"
                    display="none"
                    aria-label={t('playlists.importing.choose')}
                    onChange={({ currentTarget }) => {
                      const [chosen] = currentTarget.files ?? [];
                      if (chosen) void chosen.text().then((content) => typed(content, baseName(chosen.name)));
                      currentTarget.value = '';
                    }}
                  />
                  <Button variant="outline" onClick={() => file.current?.click()}>
                    <FileUp aria-hidden /> {t('playlists.importing.choose')}
                  </Button>
                  <Button
                    variant="outline"
                    disabled={text.trim() === ''}
                    loading={loading && !preview}
                    onClick={() => void run(false)}
                  >
                    {t('playlists.importing.look')}
                  </Button>
                </Flex>
                {failed ? (
                  <Text role="alert" color="fg.error">
                    {failed}
                  </Text>
                ) : null}
                {preview ? <ImportLines preview={preview} /> : null}
              </Stack>
            </Drawer.Body>
            <Drawer.Footer borderTopWidth="1px" px="5" py="3" gap="2">
              <Button variant="outline" onClick={onClose}>
                {t('actions.cancel')}
              </Button>
              <Button
                colorPalette="brand"
                disabled={!preview || preview.found === 0}
                loading={loading && preview !== undefined}
                onClick={() => void run(true)}
              >
                {preview
                  ? t('playlists.importing.apply', { count: preview.found })
                  : t('playlists.importing.title')}
              </Button>
            </Drawer.Footer>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
