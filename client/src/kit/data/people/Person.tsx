import type { ReactNode } from 'react';
import { Avatar, type AvatarSize } from './Avatar';

/** Colour palettes of the avatars without a picture. */
export const palettes = ['brand', 'blue', 'teal', 'green', 'orange', 'cyan'] as const;

/** Avatar of a person: the picture, or the initials on a colour that depends on the name alone. */
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

/** Returns the smaller file of a picture for small avatars. These need only 64 pixels, even on high-density screens. */
function pictureFor(size: string, src: string) {
  return size === '2xs' || size === 'xs' ? src.replace(/^(\/files\/.+)-256\.webp$/, '$1-64.webp') : src;
}

/** A person's avatar and name, with a second line of text. */
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

/** Returns the first letters of the first and the last word of a name. */
export function initialsOf(name: string) {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  return ends
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toLocaleUpperCase();
}

/** Returns the avatar colour of a name; always the same for the same name. */
export function paletteOf(name: string) {
  let sum = 0;
  for (const letter of name) sum += letter.codePointAt(0) ?? 0;
  return palettes[sum % palettes.length] ?? palettes[0];
}
