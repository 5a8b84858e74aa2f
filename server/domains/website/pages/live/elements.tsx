import { createElement, type ReactNode } from 'react';
import { nowPlayingPath } from './programmeOnAir.ts';
import type { Site } from '../site.ts';

/* Custom elements of the pages, which `site.js` brings to life. Without scripts, they show their contents as they are. */

/** Wraps times of the radio. Listeners elsewhere see their own time beside each. */
export const LocalTimes = ({ site: { radio, texts }, children }: { site: Site; children: ReactNode }) =>
  createElement('local-times', { zone: radio.timeZone, label: texts.listening.ownTime }, children);

/**
 * Element whose contents a script keeps up to date with what is on the air. Elements inside name their part in `data-now`: `state`,
 * `programme`, `presenters`, `title`, `artist`, `song`, `next`, `cover` or `upcoming`, a list whose entries disappear when they begin.
 * Texts that are empty are hidden, with the `data-row` around them.
 */
export const NowPlayingParts = ({ site, children }: { site: Site; children: ReactNode }) =>
  createElement(
    'now-playing',
    {
      src: nowPlayingPath(site.radio.slug),
      'data-live': site.texts.live,
      'data-on-air': site.texts.onAir,
      'data-off-air': site.texts.offAir,
      'data-programmes': site.addresses.of('programmes'),
    },
    children,
  );

/** Shows a URL in a field, with a button to copy it where a script can do so. */
export const CopyAddress = ({
  site: { texts },
  label,
  address,
}: {
  site: Site;
  label: string;
  address: string;
}) =>
  createElement(
    'copy-text',
    { 'data-copy': texts.listening.copy, 'data-copied': texts.listening.copied },
    <input readOnly value={address} aria-label={label} dir="ltr" />,
  );
