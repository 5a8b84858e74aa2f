import { nowPlayingPath } from './live/programmeOnAir.ts';
import type { Site } from './site.ts';

/** A stream that the player offers. */
export interface ListenSource {
  url: string;
  /** Name of the stream, such as `High`, by which listeners choose the quality. */
  label: string;
  /** MIME type; undefined when the browser has to find out. */
  type: string | undefined;
}

/**
 * Live player of a website. It works without scripts; its texts are attributes, from which scripts make the further controls.
 * `hasWindow` offers it in a window of its own where the browser cannot keep it on the page.
 */
export function Player({
  site,
  listen,
  hasWindow,
}: {
  site: Site;
  listen: readonly ListenSource[];
  hasWindow: boolean;
}) {
  const { texts, root, addresses, radio } = site;
  const { player } = texts;
  return (
    <section
      className="player"
      aria-label={texts.listen}
      data-root={root}
      data-radio={radio.name}
      data-now-playing={nowPlayingPath(radio.slug)}
      data-quality={player.quality}
      data-sleep={player.sleep}
      data-off={player.off}
      data-minutes={player.minutes}
      data-reconnecting={player.reconnecting}
      {...(hasWindow && { 'data-window': addresses.of('listen'), 'data-window-label': player.window })}
    >
      <span>{texts.listen}</span>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a live stream has no captions */}
      <audio controls preload="none">
        {listen.map(({ url, type, label }) => (
          <source key={url} src={url} type={type} data-label={label} />
        ))}
      </audio>
    </section>
  );
}
