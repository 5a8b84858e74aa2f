import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import type { FollowUp, Written } from '../../../kit/resource/writes.ts';
import type { Stored } from '../../../kit/write/storedEntity.ts';
import { recordRevision } from '../drafts/contentRevisions.ts';
import { textOfRow } from '../drafts/contentText.ts';
import { storeReferences } from '../references/contentReferences.ts';
import { redirectFormerAddress } from '../redirects/formerAddresses.ts';
import type { Content } from './content.entity.ts';
import { ContentState, type ContentKind, type SiteLanguage } from './contentEnums.ts';
import { discardUnused } from './pictures/picturesOfContent.ts';
import { notifyReviewers } from './review/reviewNotice.ts';

/**
 * Runs after each write of a content. Redirects the URL with a lost slug to the new URL, and stores the references of the text. A published
 * text becomes a revision.
 */
export async function afterContentWrite(written: Written<Content> & Writing): Promise<void> {
  const { transaction, context, id, changes, existing } = written;
  const [kind, language] = (['kind', 'language'] as const).map(
    (name) => existing?.[name] ?? changes[name]?.[1],
  );
  await redirectFormerAddress(
    { transaction, context },
    { kind: kind as ContentKind, language: language as SiteLanguage, changes },
  );
  const body = changes['body']?.[1];
  if (written.action !== 'delete' && typeof body === 'string')
    await storeReferences(written, { content: id, isDraft: false, body });
  if (written.action === 'update') await recordPublished(written, existing!);
  if (existing && changes['state']?.[1] === ContentState.REVIEW)
    await notifyReviewers(written, {
      id,
      title: existing.title,
      reviewer: (changes['reviewer']?.[1] as number | null | undefined) ?? null,
    });
}

/** Deletes the files of pictures that a content no longer uses. Runs after the commit of a write. */
export async function afterContentCommit({ context, id, changes }: Written<Content>): Promise<void> {
  const before = changes['picture']?.[0];
  const pictures = [...(before ? [String(before)] : []), ...(picturesOfOldRevisions.get(changes) ?? [])];
  await discardUnused(context, id, pictures);
}

export const contentFollowUp: FollowUp<Content> = {
  afterWrite: afterContentWrite,
  afterCommit: afterContentCommit,
};

/** Pictures of the revisions that a write deleted, by its changes; their files are deleted after the commit. */
const picturesOfOldRevisions = new WeakMap<object, string[]>();

/** Stores a revision when the write put a text on the website. */
async function recordPublished(
  { transaction, context, id, changes }: Written<Content> & Writing,
  before: Stored<Content>,
): Promise<void> {
  const now = Object.fromEntries(Object.entries(changes).map(([name, [, value]]) => [name, value]));
  const row = { ...before, ...now } as Stored<Content>;
  if (row.state !== ContentState.PUBLISHED) return;
  const former = { text: textOfRow(before), publishedAt: before.updatedAt, publishedBy: null };
  const pictures = await recordRevision(
    { transaction, context },
    id,
    { text: textOfRow(row), publishedAt: new Date(), publishedBy: context.viewer?.userId ?? null },
    before.state === ContentState.PUBLISHED ? former : undefined,
  );
  picturesOfOldRevisions.set(changes, pictures);
}
