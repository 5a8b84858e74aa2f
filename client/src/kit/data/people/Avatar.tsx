import { useState } from 'react';

export type AvatarSize = '2xs' | 'xs' | 'sm' | 'md' | 'xl' | 'full';

/**
 * A small picture of a person, or letters when there is none or it fails to load. Hidden from screen readers, because the name
 * is beside it.
 */
export function Avatar({
  src,
  letters,
  size = '2xs',
  shape = 'full',
  palette,
}: {
  src?: string | undefined;
  letters: string;
  size?: AvatarSize;
  shape?: 'full' | 'rounded';
  palette: string;
}) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const isShown = Boolean(src) && src !== brokenSrc;
  return (
    // Letters are drawn by CSS, so that they are not part of an element's accessible name.
    <span
      className="avatar tinted-by"
      data-size={size}
      data-shape={shape}
      data-palette={palette}
      data-letters={isShown ? undefined : letters}
      aria-hidden
    >
      {isShown ? <img src={src} alt="" decoding="async" onError={() => setBrokenSrc(src)} /> : null}
    </span>
  );
}
