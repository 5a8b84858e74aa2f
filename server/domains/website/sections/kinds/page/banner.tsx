import { z } from 'zod';
import { BannerPlace } from '../../../banners/bannerEnums.ts';
import { BannerPlaceholder } from '../../../banners/bannerViews.tsx';
import { defineSection } from '../defineSection.tsx';
import { heading } from '../fields.ts';

/** A banner of the place BETWEEN_CONTENTS. */
export const banner = defineSection({
  schema: z.object({ heading: heading(false) }),
  load: () => ({}),
  View: ({ sectionKey }) => <BannerPlaceholder place={BannerPlace.BETWEEN_CONTENTS} name={sectionKey} />,
});
