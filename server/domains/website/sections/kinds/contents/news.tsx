import { z } from 'zod';
import { ContentKind } from '../../../contents/contentEnums.ts';
import { Empty } from '../../../pages/parts.tsx';
import { readContents } from '../../../pages/views/pageViews.tsx';
import { SectionRecordType } from '../../sectionForm.ts';
import { defineSection } from '../defineSection.tsx';
import { entries, heading, record } from '../fields.ts';
import { ContentList } from './contentList.tsx';

/** Section with the latest news, of all topics or of one. Without a topic, the section shows a note while there are none. */
export const news = defineSection({
  schema: z.object({
    count: entries(6),
    heading: heading(),
    recordId: record(SectionRecordType.NEWS_TOPIC),
  }),
  usualHeading: ({ texts }) => texts.latest,
  async load({ site, settings: { recordId, count } }) {
    const { items } = await readContents(site, ContentKind.NEWS, { perPage: count, topicId: recordId });
    return items.length > 0 || !recordId ? items : undefined;
  },
  View: ({ site, title, data }) => (
    <ContentList
      site={site}
      kind={ContentKind.NEWS}
      title={title}
      items={data}
      isLead={site.settings.template === 'MAGAZINE'}
      empty={<Empty text={site.texts.noContents} />}
    />
  ),
});
