import { html, Html } from '../../../kit/html/html.ts';
import {
  referencesIn,
  withReferences,
  type RecordType,
  type ReferenceKind,
} from '../../../kit/html/references.ts';
import { videoOf } from '../../../kit/html/videoLink.ts';
import {
  episodePath,
  feedSoundOf,
  findNextPublicationOfEpisodes,
  findPublicEmissionsByIds,
  findPublicEpisodesByIds,
} from '../../programmes/public.ts';
import { findPlayableSoundsAmong } from '../../library/public.ts';
import { pictureCrop } from './picture.tsx';
import { readAsVisitor, type Site } from './site.ts';
import { addressesOf, areaPaths } from './siteAddresses.ts';
import { referencedContents, type ReferencedContentsData } from './siteDocuments.ts';

/* Texts of contents as visitors read them: references to records become links, cards and players. */

/** A record on the website that a text refers to. */
interface ShownRecord {
  /** Address of its page; absent for sounds of the library, which have none. */
  address?: string;
  title: string;
  text: string;
  picture: string;
  isSquare: boolean;
  /** Name of its type or area, of the emission of an episode, or of the artists of a sound. */
  label: string;
  /** Sound of an episode or of the library. */
  sound?: { src: string; captions: string | undefined };
}

export interface RichTextView {
  html: string;
  /** The next moment at which the text changes by itself. */
  until: number | undefined;
}

/** Largest number of cards and players in a text: more are left out, so that a text of many references makes no endless page. */
const maxBlocks = 200;

/**
 * Resolves the references in the stored text of a content, or of the website itself without `id`. Records that visitors
 * cannot see leave no trace but the text of their links.
 */
export async function richTextView(
  site: Site,
  { id: content, body }: { id?: string; body: string },
): Promise<RichTextView> {
  const references = referencesIn(body);
  const idsOf = (wanted: RecordType) => references.flatMap(({ type, id }) => (type === wanted ? [id] : []));
  const [emissions, episodes, contents] = [idsOf('Emission'), idsOf('Episode'), idsOf('Content')];
  const sounds = idsOf('MediaItem');
  const shown = new Map<string, ShownRecord>([
    ...(emissions.length > 0 ? await findEmissions(site, emissions) : []),
    ...(episodes.length > 0 ? await findEpisodes(site, episodes) : []),
    ...(contents.length > 0 ? await findContents(site, contents) : []),
    ...(content !== undefined && sounds.length > 0 ? await findSounds(site, content, sounds) : []),
  ]);
  let blocks = 0;
  const next = episodes.length > 0 && (await nextEpisode(site, episodes));
  const resolved = withReferences(body, {
    block: (kind, target, title) =>
      ++blocks > maxBlocks ? '' : blockOf(site, shown, { kind, target, title }).text,
    link: (target, text) => {
      const record = shown.get(target);
      return record?.address ? `<a href="${record.address}">${text}</a>` : text;
    },
  });
  return {
    // Wide tables scroll by themselves, with the keyboard too.
    html: resolved
      .replaceAll(
        '<table>',
        `${html`<div class="table" role="region" tabindex="0" aria-label="${site.texts.table}">`.text}<table>`,
      )
      .replaceAll('</table>', '</table></div>'),
    until: next || undefined,
  };
}

function blockOf(
  { texts }: Site,
  shown: ReadonlyMap<string, ShownRecord>,
  { kind, target, title }: { kind: ReferenceKind; target: string; title: string },
): Html {
  if (kind === 'video') {
    const video = videoOf(target);
    return video
      ? html`<p class="video">
          <a href="${video.url}" rel="noopener noreferrer nofollow"
            ><strong>${new Html(title || video.host)}</strong> <span>${texts.watchOn(video.host)}</span></a
          >
        </p>`
      : html``;
  }
  const record = shown.get(target);
  if (!record) return html``;
  return kind === 'audio' ? playerOf(record) : cardOf(record);
}

const cardOf = ({ address = '', title, text, picture, isSquare, label }: ShownRecord): Html =>
  html`<div class="record${isSquare ? ' square' : ''}">
    ${
      picture
        ? html`<img
            src="${picture}"
            alt=""
            width="480"
            height="${isSquare ? '480' : '270'}"
            loading="lazy"
          />`
        : html`<span class="blank" aria-hidden="true"></span>`
    }
    <div>
      <span class="tag"><bdi>${label}</bdi></span
      ><a href="${address}"
        ><strong><bdi>${title}</bdi></strong></a
      >${text ? html`<p><bdi>${text}</bdi></p>` : html``}
    </div>
  </div>`;

const playerOf = ({ address, title, label, sound }: ShownRecord): Html =>
  sound
    ? html`<figure class="sound">
        <figcaption>
          ${label ? html`<span class="tag"><bdi>${label}</bdi></span>` : html``}${
            address ? html`<a href="${address}"><bdi>${title}</bdi></a>` : html`<bdi>${title}</bdi>`
          }
        </figcaption>
        <audio controls preload="none" src="${sound.src}" aria-label="${title}">
          ${sound.captions ? html`<track kind="captions" src="${sound.captions}" />` : html``}
        </audio>
      </figure>`
    : html``;

async function findEmissions(site: Site, ids: number[]): Promise<Array<[string, ShownRecord]>> {
  const { addresses, environment, texts } = site;
  const rows = await findPublicEmissionsByIds.all(environment, { ids });
  return rows.map(({ id, slug, title, summary, cover, category }) => [
    `Emission:${id}`,
    {
      address: addresses.of('programmes', slug),
      title,
      text: summary,
      picture: cover,
      isSquare: true,
      label: category || texts.programme,
    },
  ]);
}

async function findEpisodes(site: Site, ids: number[]): Promise<Array<[string, ShownRecord]>> {
  const { addresses, environment, radio } = site;
  const rows = await findPublicEpisodesByIds.all(environment, { ids, now: new Date() });
  return rows.map((episode) => {
    const { id, guid, title, summary, cover, emissionSlug, emissionTitle, emissionCover } = episode;
    const pathOf = (ending: string) => episodePath(radio.slug, emissionSlug, guid, ending);
    return [
      `Episode:${id}`,
      {
        address: addresses.of('programmes', emissionSlug, guid),
        title,
        text: summary,
        picture: cover || emissionCover,
        isSquare: true,
        label: emissionTitle,
        sound: {
          src: pathOf(feedSoundOf(episode).ending),
          captions: episode.hasCaptions ? pathOf('vtt') : undefined,
        },
      },
    ];
  });
}

async function findContents(site: Site, ids: number[]): Promise<Array<[string, ShownRecord]>> {
  const { root, texts } = site;
  const filter = { id: { in: ids.map(String) } };
  const { contents } = await readAsVisitor<ReferencedContentsData>(site, referencedContents, { filter });
  return contents.items.map(({ id, kind, language, slug, title, excerpt, picture, pictureFocus }) => [
    `Content:${id}`,
    {
      // A content of another language is shown in its language.
      address: addressesOf(root, language).of(areaPaths[kind], slug),
      title,
      text: excerpt,
      picture: picture && pictureCrop(site, { picture, pictureFocus }, { width: 480 }),
      isSquare: false,
      label: texts.areas[kind],
    },
  ]);
}

async function findSounds(
  { environment, soundPath }: Site,
  content: string,
  ids: number[],
): Promise<Array<[string, ShownRecord]>> {
  const sounds = await findPlayableSoundsAmong(environment, ids);
  return sounds.map(({ id, title, credit, artwork }) => [
    `MediaItem:${id}`,
    {
      title,
      text: '',
      picture: artwork,
      isSquare: true,
      label: credit,
      sound: { src: soundPath(content, id), captions: undefined },
    },
  ]);
}

async function nextEpisode({ environment }: Site, ids: number[]): Promise<number | undefined> {
  const next = await findNextPublicationOfEpisodes.first(environment, { ids, now: new Date() });
  return next?.at ? new Date(next.at).getTime() : undefined;
}
