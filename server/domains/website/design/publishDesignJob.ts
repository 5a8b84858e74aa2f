import { publicationJob } from '../../../kit/drafts/scheduledDrafts.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { designNotice } from './designNotice.ts';

/** Draft of a website, with the name of its radio as the title. */
const findScheduledDesign = query(
  'website.findScheduledDesign',
  (db, { record }: Given<{ record: number }>) =>
    db
      .selectFrom('WebsiteDraft as draft')
      .innerJoin('Radio as radio', 'radio.id', 'draft.radio')
      .select(['draft.version', 'draft.startedFrom', 'draft.publishAt', 'draft.savedBy'])
      .select('radio.name as title')
      .where('draft.website', '=', record),
);

const unscheduleDesign = query(
  'website.unscheduleDesign',
  (db, { record, at }: Given<{ record: number; at: Date }>) =>
    db
      .updateTable('WebsiteDraft')
      .set({ publishAt: null })
      .where('website', '=', record)
      .where('publishAt', '=', at),
);

/** Publishes the draft of the design of a website at its scheduled moment. */
export const publishDesignJob = publicationJob({
  name: 'website.publishDesign',
  does: 'Publishes the scheduled draft of the design of a website in the name of the person who scheduled it.',
  find: findScheduledDesign,
  unschedule: unscheduleDesign,
  mutation: /* GraphQL */ `
    mutation ($version: Int!, $draftVersion: Int!) {
      publishWebsiteDraft(version: $version, draftVersion: $draftVersion) {
        id
      }
    }
  `,
  notice: designNotice,
  pathOf: () => '/admin/website/design',
});
