import { cropWidths, type CropRatio } from '../pictures/pictureCrops.ts';
import type { Site } from './site.ts';
import type { ContentCard } from './siteDocuments.ts';

type Pictured = Pick<ContentCard, 'picture' | 'pictureAlt' | 'pictureFocus'>;

interface Crop {
  ratio?: CropRatio;
  width: number;
}

/** URL path of a crop of a content's picture around its focus. */
export const pictureCrop = (
  { request }: Site,
  { picture, pictureFocus }: Pick<Pictured, 'picture' | 'pictureFocus'>,
  { ratio = '16x9', width }: Crop,
): string => request.services.pictureCrops.pathOf(picture, { ratio, width, focus: pictureFocus });

interface PictureProps {
  site: Site;
  of: Pictured;
  /** Width on the screen, for the choice of the browser. */
  sizes: string;
  ratio?: CropRatio;
  className?: string;
  /** True for a picture that the visitor sees at once. */
  isFirst?: boolean;
}

/** Shows the picture of a content, cropped around its focus, in the width that the screen needs. */
export function Picture({ site, of, sizes, ratio = '16x9', className, isFirst = false }: PictureProps) {
  const crops = site.request.services.pictureCrops;
  const { width, height } = shown[ratio];
  return (
    <img
      className={className}
      src={pictureCrop(site, of, { ratio, width })}
      srcSet={crops.sourcesOf(of.picture, { ratio, focus: of.pictureFocus })}
      sizes={sizes}
      alt={of.pictureAlt}
      width={width}
      height={height}
      loading={isFirst ? undefined : 'lazy'}
    />
  );
}

/** Size for browsers that know no `srcset`, and for the space of a picture before it is loaded. */
const shown = {
  '16x9': { width: 960, height: 540 },
  '1x1': { width: 480, height: 480 },
  '4x3': { width: 480, height: 360 },
  '3x1': { width: 960, height: 320 },
} satisfies Record<CropRatio, { width: (typeof cropWidths)[CropRatio][number]; height: number }>;
