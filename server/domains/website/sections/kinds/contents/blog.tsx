import { z } from 'zod';
import { ContentKind } from '../../../contents/contentEnums.ts';
import { readContents } from '../../../pages/views/pageViews.tsx';
import { SectionRecordType } from '../../sectionForm.ts';
import { defineSection } from '../defineSection.tsx';
import { entries, heading, record } from '../fields.ts';
import { ContentList } from './contentList.tsx';

/** Section with the latest blog posts, of all topics or of one. */
export const blog = defineSection({
  schema: z.object({
    count: entries(3),
    heading: heading(),
    recordId: record(SectionRecordType.BLOG_TOPIC),
  }),
  usualHeading: ({ texts }) => texts.areas.BLOG,
  async load({ site, settings: { recordId, count } }) {
    const { items } = await readContents(site, ContentKind.BLOG, { perPage: count, topicId: recordId });
    return items.length > 0 ? items : undefined;
  },
  View: ({ site, title, data }) => (
    <ContentList site={site} kind={ContentKind.BLOG} title={title} items={data} />
  ),
});
