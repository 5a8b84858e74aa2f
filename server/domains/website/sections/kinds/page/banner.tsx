import { z } from 'zod';
import { BannerPosition } from '../../../banners/bannerEnums.ts';
import { BannerPlaceholder } from '../../../banners/bannerViews.tsx';
import { defineSection } from '../defineSection.tsx';
import { heading } from '../fields.ts';

/** Section with a banner of the position BETWEEN_CONTENTS. */
export const banner = defineSection({
  schema: z.object({ heading: heading(false) }),
  load: () => ({}),
  View: ({ sectionKey }) => (
    <BannerPlaceholder position={BannerPosition.BETWEEN_CONTENTS} name={sectionKey} />
  ),
});
