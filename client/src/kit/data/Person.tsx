import type { ReactNode } from 'react';
import { Avatar, type AvatarSize } from './Avatar';

/** The colours that people have. */
export const palettes = ['brand', 'blue', 'teal', 'green', 'orange', 'cyan'] as const;

/** A picture of someone, or their initials on a colour that is always the same for that name. */
export function PersonAvatar({ name, src, size = '2xs' }: { name: string; src?: string; size?: AvatarSize }) {
  return (
    <Avatar
      size={size}
      palette={paletteOf(name)}
      src={src ? pictureFor(size, src) : undefined}
      letters={initialsOf(name)}
    />
  );
}

/** Our own pictures come in several sizes; 64 pixels are enough for the small ones, on fine screens too. */
function pictureFor(size: string, src: string) {
  return size === '2xs' || size === 'xs' ? src.replace(/^(\/files\/.+)-256\.webp$/, '$1-64.webp') : src;
}

/** Someone's picture, name and one more line. */
export function Person({
  name,
  detail,
  src,
  children,
}: {
  name: string;
  detail?: ReactNode;
  src?: string;
  children?: ReactNode;
}) {
  return (
    <div className="person">
      <PersonAvatar name={name} src={src} size="xs" />
      <div className="person-words">
        {children ?? (
          <div className="person-name" dir="auto">
            {name}
          </div>
        )}
        {detail ? (
          <div className="person-detail" dir="auto">
            {detail}
          </div>
        ) : null}
      </div>
    </div>
  );
}

/** First letters of the first and the last word. */
export function initialsOf(name: string) {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  return ends
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toLocaleUpperCase();
}

/** The colour of somebody, always the same for a name. */
export function paletteOf(name: string) {
  let sum = 0;
  for (const letter of name) sum += letter.codePointAt(0) ?? 0;
  return palettes[sum % palettes.length] ?? palettes[0];
}
