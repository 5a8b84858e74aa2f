import { chakra } from '@chakra-ui/react';
import { useState } from 'react';

const sizes = {
  '2xs': { boxSize: '6', fontSize: '0.625rem' },
  xs: { boxSize: '8', fontSize: 'xs' },
  sm: { boxSize: '9', fontSize: 'xs' },
  md: { boxSize: '10', fontSize: 'sm' },
  xl: { boxSize: '16', fontSize: 'xl' },
  full: { boxSize: 'full', fontSize: '2xl' },
} as const;
export type AvatarSize = keyof typeof sizes;

const Frame = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    overflow: 'hidden',
    bg: 'colorPalette.subtle',
    color: 'colorPalette.fg',
    fontWeight: 'medium',
    lineHeight: '1',
    userSelect: 'none',
    '& img': { w: 'full', h: 'full', objectFit: 'cover' },
  },
  variants: { shape: { full: { borderRadius: 'full' }, rounded: { borderRadius: 'l2' } } },
});

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
  return (
    <Frame {...sizes[size]} shape={shape} colorPalette={palette} data-avatar aria-hidden>
      {src && src !== brokenSrc ? (
        <img src={src} alt="" decoding="async" onError={() => setBrokenSrc(src)} />
      ) : (
        letters
      )}
    </Frame>
  );
}
