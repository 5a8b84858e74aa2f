import type { ReactNode } from 'react';
import { z } from 'zod';
import { ContentKind } from '../../../contents/contentEnums.ts';
import { ContentCards } from '../../../pages/parts.tsx';
import { readContents } from '../../../pages/views/pageViews.tsx';
import type { Site } from '../../../pages/site.ts';
import { areaPaths } from '../../../pages/siteAddresses.ts';
import type { ContentCard } from '../../../pages/siteDocuments.ts';
import { defineSection } from '../defineSection.tsx';
import { entries, heading } from '../fields.ts';
import { Part } from '../part.tsx';

interface ListProps {
  site: Site;
  kind: ContentKind;
  title: string;
  items: readonly ContentCard[];
  /** True when the first card is larger than the others. */
  isLead?: boolean;
  /** Shown when there are no contents. */
  empty?: ReactNode;
}

/** Cards of contents, with a link to their area. */
export const ContentList = ({ site, kind, title, items, isLead = false, empty }: ListProps) => (
  <Part site={site} title={title} address={site.addresses.of(areaPaths[kind])}>
    {items.length > 0 ? <ContentCards site={site} kind={kind} items={items} isLead={isLead} /> : empty}
  </Part>
);

/** Section with the first contents of an area in their order; left out without contents. `usual` is the number of entries of a new section. */
export const contentSection = (kind: ContentKind, usual: number) =>
  defineSection({
    schema: z.object({ count: entries(usual), heading: heading() }),
    usualHeading: ({ texts }) => texts.areas[kind],
    async load({ site, settings }) {
      const { items } = await readContents(site, kind, { perPage: settings.count });
      return items.length > 0 ? items : undefined;
    },
    View: ({ site, title, data }) => <ContentList site={site} kind={kind} title={title} items={data} />,
  });

/** Section with the partners in their order. */
export const partners = contentSection(ContentKind.PARTNER, 8);

/** Section with the products in their order. */
export const products = contentSection(ContentKind.PRODUCT, 3);

/** Section with the services in their order. */
export const services = contentSection(ContentKind.SERVICE, 3);
