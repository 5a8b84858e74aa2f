import { publicationJob } from '../../../kit/drafts/scheduledDrafts.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { withDeleted } from '../../../kit/query/scopes.ts';
import { draftNotice } from './draftNotice.ts';

const findScheduledDraft = query('website.findScheduledDraft', (db, { record }: Given<{ record: number }>) =>
  db
    .selectFrom(withDeleted('Content as content'))
    .innerJoin('ContentDraft as draft', 'draft.content', 'content.id')
    .select(['draft.version', 'draft.startedFrom', 'draft.publishAt', 'draft.savedBy', 'content.title'])
    .where('draft.content', '=', record),
);

const unscheduleDraft = query(
  'website.unscheduleDraft',
  (db, { record, at }: Given<{ record: number; at: Date }>) =>
    db
      .updateTable('ContentDraft')
      .set({ publishAt: null })
      .where('content', '=', record)
      .where('publishAt', '=', at),
);

/** Publishes the draft of a content at its scheduled moment. */
export const publishDraftJob = publicationJob({
  name: 'website.publishDraft',
  does: 'Publishes the scheduled draft of a content of the website in the name of the person who scheduled it.',
  find: findScheduledDraft,
  unschedule: unscheduleDraft,
  mutation: /* GraphQL */ `
    mutation ($id: ID!, $version: Int!, $draftVersion: Int!) {
      publishContentDraft(id: $id, version: $version, draftVersion: $draftVersion) {
        id
      }
    }
  `,
  notice: draftNotice,
  pathOf: (content) => `/admin/website/news/${content}`,
});
