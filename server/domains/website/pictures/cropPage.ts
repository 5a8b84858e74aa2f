import type { PublicPage } from '../../../kit/pages/publicPage.ts';
import { cropPath } from './pictureCrops.ts';

/** Time in milliseconds after which a crop is rendered again, so that those of a deleted picture end. */
const maxAge = 600_000;

/** Serves crops. The random key of the picture in the address is the permission, as for stored pictures. */
export const cropPage: PublicPage = {
  path: cropPath,
  isPicture: true,
  async render({ services, params }) {
    const bytes = await services.pictureCrops.render(params['name']!);
    const until = Date.now() + maxAge;
    return bytes && { status: 200, type: 'image/webp', bytes, radioId: null, until, isImmutable: true };
  },
};
