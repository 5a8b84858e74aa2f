import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { apiErrorOf } from '../../../../apollo/errors';
import { useCan } from '../../../../kit/access/useCan';
import { notify } from '../../../../kit/feedback/toasts/notify';
import { useErrorText } from '../../../../kit/feedback/useErrorText';
import { playlistPaths } from '../../paths';
import { missingIn, nameIn, type Target } from './importTargets';
import { useImportM3uMutation, type ImportM3uMutation } from '../playlists.generated';

/** Lines per page of a preview; must equal the page size in the GraphQL document. */
const linesPerPage = 100;

export type Preview = ImportM3uMutation['importM3u'];

/** Manages the import of a playlist file: first a preview of the found media, then the import itself. */
export function useImport(onClose: () => void, into?: { id: string }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const mayCreate = useCan()({ action: 'create', subject: 'Playlist' });
  const [text, setText] = useState('');
  const [target, setTarget] = useState<Target>(
    into ? { playlistId: into.id } : mayCreate ? { name: '' } : { playlistId: '' },
  );
  const [preview, setPreview] = useState<Preview>();
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [failed, setFailed] = useState<string>();
  const [importM3u, { loading, client }] = useImportM3uMutation({ forgets: false });

  const type = (content: string, fileName = '') => {
    setText(content);
    if ('name' in target && !target.name) setTarget({ name: nameIn(content) || fileName });
    setPreview(undefined);
    setProblems({});
  };
  const aim = (changed: Target) => {
    setTarget(changed);
    setProblems({});
  };
  const run = async ({ apply = false, page = 1 }) => {
    setProblems({});
    setFailed(undefined);
    const missing = missingIn(target);
    if (missing) return setProblems({ [missing]: 'required' });
    try {
      const { data } = await importM3u({ variables: { text, apply, page, ...target } });
      const { playlist, ...found } = data!.importM3u;
      const before = page > 1 && preview ? preview.lines : [];
      if (!playlist) return setPreview({ ...found, lines: [...before, ...found.lines], playlist: null });
      useImportM3uMutation.forget(client.cache);
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

  return {
    mayCreate,
    text,
    target,
    preview,
    /** Problems with the text or the target, by field. */
    problems,
    /** Error of the whole import. */
    failed,
    isBusy: loading,
    type,
    aim,
    loadPreview: () => void run({}),
    /** Loads the next page of lines. */
    more: () => void run({ page: Math.ceil((preview?.lines.length ?? 0) / linesPerPage) + 1 }),
    apply: () => void run({ apply: true }),
  };
}
