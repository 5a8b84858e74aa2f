import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiErrorOf } from '../../../../apollo/errors';
import { useSessionContext } from '../../../../apollo/session/SessionContext';
import { sendUpload } from '../../../../apollo/upload';
import { useErrorText } from '../../../../kit/feedback/useErrorText';
import { fieldMessage } from '../../../../kit/form/fieldErrors';
import { problemOfFile } from './attachment';
import { afterPost } from '../expected';
import { PostDocument, useCreatePostMutation, useDeletePostMutation } from '../posts.generated';
import { useColleagueSelf } from '../../useColleagueSelf';
import { useDraft } from '../../../../kit/form/drafts/useDraft';
import { addToFeed, type FeedOwner } from '../usePostFeed';

/** The file attached to the post. */
interface Attached {
  file: File;
  /** Object URL of the file. */
  preview: string;
}

interface Problem {
  /** Message about the text or the file, shown below the field. */
  field?: string;
  /** Message about the whole request, shown above the field. */
  form?: { text: string; requestId?: string };
}

/**
 * State of a new post. A post with only a text appears before the server has stored it; the text returns to the
 * field when the request fails. A post with a file is created first, then the file is uploaded; when the upload
 * fails, the post is deleted.
 */
export function useComposer(owner: FeedOwner) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const sessionContext = useSessionContext();
  const errorText = useErrorText();
  const self = useColleagueSelf();
  const [text, setText, restore] = useDraft('post');
  const [attached, setAttached] = useState<Attached>();
  const [progress, setProgress] = useState<number>();
  const [problem, setProblem] = useState<Problem>({});
  const running = useRef<AbortController>(undefined);
  // `addToFeed` updates the feeds once the file has arrived.
  const [createPost] = useCreatePostMutation({ forgets: false });
  const [deletePost] = useDeletePostMutation({ forgets: false });
  useEffect(() => () => running.current?.abort(), []);
  const preview = attached?.preview;
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);

  const showError = (error: unknown) => {
    const { code, fields, requestId } = apiErrorOf(error);
    const wrong = fields?.['text'] ?? fields?.['media'];
    if (wrong) setProblem({ field: fieldMessage(t, wrong) });
    else setProblem({ form: { text: `${t('profile.composer.failed')}. ${errorText(error)}`, requestId } });
    return code;
  };

  const publishText = async (typed: string) => {
    setText('');
    try {
      await createPost({
        variables: { input: { text: typed, awaitsMedia: false } },
        optimisticResponse: { createPost: afterPost(typed, self) },
        update: (cache, { data }) => data && addToFeed(cache, owner, data.createPost),
      });
    } catch (error) {
      restore(typed);
      showError(error);
    }
  };

  const publishFile = async (typed: string, chosen: File) => {
    const { signal } = (running.current = new AbortController());
    let id: string | undefined;
    setProgress(0);
    try {
      const { data } = await createPost({ variables: { input: { text: typed, awaitsMedia: true } } });
      id = data!.createPost.id;
      const url = `/uploads/posts/${id}/media`;
      await sendUpload({ method: 'PUT', url, file: chosen, signal, onProgress: setProgress }, sessionContext);
      const { data: whole } = await client.query({
        query: PostDocument,
        variables: { id },
        fetchPolicy: 'network-only',
      });
      addToFeed(client.cache, owner, whole!.post!);
      setText('');
      setAttached(undefined);
    } catch (error) {
      // Delete the incomplete post. If that fails too, nobody sees the post, and the server deletes it later.
      if (id !== undefined) await deletePost({ variables: { id } }).catch(() => undefined);
      if (!signal.aborted) showError(error);
    } finally {
      setProgress(undefined);
    }
  };

  return {
    text,
    attached,
    progress,
    problem,
    isBusy: progress !== undefined,
    write: (typed: string) => {
      setProblem({});
      setText(typed);
    },
    attach: (chosen: File | undefined) => {
      const wrong = chosen && problemOfFile(chosen);
      setProblem(wrong ? { field: fieldMessage(t, wrong) } : {});
      if (!wrong) setAttached(chosen && { file: chosen, preview: URL.createObjectURL(chosen) });
    },
    publish: async () => {
      const typed = text.trim();
      setProblem({});
      if (attached) return publishFile(typed, attached.file);
      if (!typed) return setProblem({ field: fieldMessage(t, 'required') });
      return publishText(typed);
    },
    stop: () => running.current?.abort(),
  };
}
