import { query, type Given } from '../../../../kit/query/query.ts';
import { parseId } from '../../../../kit/read/reads.ts';
import type { Write } from '../../../../kit/resource/writes.ts';
import { draftOf, removeContentDraft } from '../../drafts/contentDrafts.ts';
import { textOfFields } from '../../drafts/contentText.ts';
import type { Content } from '../content.entity.ts';
import { isSlugTaken } from '../takenSlug.ts';
import { textChange } from '../translations/textChange.ts';

const findTopicId = query('website.findTopicId', (db, { id }: Given<{ id: number }>) =>
  db.selectFrom('Topic').select('id').where('id', '=', id),
);

/**
 * Deletes the draft of a content that leaves the website, and returns its values for the content. The content is then edited directly. The
 * values were checked when the draft was saved, but may be unfinished, unlike those of a publication. A slug that another content has
 * meanwhile, and a topic that was deleted, are not taken over.
 */
export async function takeOverDraft(write: Write<Content>): Promise<object> {
  const draft = await draftOf(write);
  if (!draft) return {};
  const { topicId, slug, ...text } = textOfFields(draft.fields);
  await removeContentDraft(write);
  const formerSlug = write.existing!.slug;
  const topic = topicId === null ? undefined : await findTopicId.first(write, { id: parseId(topicId) ?? 0 });
  const isFree = slug !== '' && !(await isSlugTaken(write, slug));
  const values = { ...text, slug: isFree ? slug : formerSlug, topic: topic?.id ?? null };
  return { ...values, ...textChange(values, write.existing) };
}
