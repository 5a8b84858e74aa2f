import { useState } from 'react';

export type AvatarSize = '2xs' | 'xs' | 'sm' | 'md' | 'xl' | 'full';

/** A small picture, or a few letters where there is none or it does not load. It repeats a name that stands beside it. */
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
    // The letters are drawn, and no text: what is named beside them is not called by them.
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
