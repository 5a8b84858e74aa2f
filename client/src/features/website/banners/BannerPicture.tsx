import { useState } from 'react';
import { wholePictureOf, type Focus } from '../picture/focus';
import { FocusedImage } from '../picture/FocusedImage';

/** Aspect ratio of a banner: its width divided by its height. */
export const bannerRatio = 3;

interface Props {
  picture: string;
  alt?: string;
  focus: Focus;
}

/** Picture of a banner around its focus, as on the website. */
export function BannerPicture({ picture, alt = '', focus }: Props) {
  // Pictures that were stored before banners had a focus have no whole picture.
  const [missing, setMissing] = useState('');
  const src = missing === picture ? picture : wholePictureOf(picture);
  return (
    <FocusedImage
      src={src}
      alt={alt}
      focus={focus}
      ratio={bannerRatio}
      onMissing={() => setMissing(picture)}
    />
  );
}
