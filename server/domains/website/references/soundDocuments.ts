import type {
  DocumentRequest,
  OpenDocument,
  OpenFile,
  OpenRedirect,
} from '../../../kit/entrances/openDocument.ts';
import { query, type Given, type QueryRunner } from '../../../kit/query/query.ts';
import type { Builder } from '../../../kit/query/tables.ts';
import { parseId } from '../../../kit/read/reads.ts';
import { findPlayableSoundsAmong, playedFileOf } from '../../library/public.ts';
import { findRadio } from '../../programmes/public.ts';
import { ContentState } from '../contents/contentEnums.ts';
import { findPublicWebsite } from '../pages/site.ts';
import { sitePreviewPath } from '../preview/previewPath.ts';
import { isInMaintenance } from '../webmaster/maintenance.ts';
import { previewedSoundPath, soundPath } from './soundPaths.ts';

/*
 * Sounds of the library for visitors. A sound is only served through a content whose text plays it, and that is on the website or shown
 * by a preview; every other address answers 404.
 */

/** Cache lifetime in seconds. Visitors can play a sound for this long after its content left the website. */
const maxAge = 60;

type Sound = Given<{ content: number; sound: number }>;

const playing = (db: Builder, { content, sound }: Sound) =>
  db
    .selectFrom('ContentReference as reference')
    .innerJoin('Content as content', 'content.id', 'reference.content')
    .select('reference.id')
    .where('reference.content', '=', content)
    .where('reference.type', '=', 'MediaItem')
    .where('reference.record', '=', sound);

const hasPublishedSound = query(
  'website.hasPublishedSound',
  (db, given: Given<{ content: number; sound: number; now: Date }>) =>
    playing(db, given)
      .where('reference.isDraft', '=', false)
      .where('content.state', '=', ContentState.PUBLISHED)
      .where('content.publishedFrom', '<=', given.now)
      .where(({ or, eb }) =>
        or([eb('content.publishedUntil', 'is', null), eb('content.publishedUntil', '>', given.now)]),
      ),
);

/** Finds a sound in the text that a preview shows: that of the draft, or else that of the content. */
const hasPreviewedSound = query('website.hasPreviewedSound', (db, sound: Sound) =>
  playing(db, sound)
    .leftJoin('ContentDraft as draft', 'draft.content', 'content.id')
    .where(({ and, or, eb }) =>
      or([
        and([eb('draft.id', 'is', null), eb('reference.isDraft', '=', false)]),
        and([eb('draft.id', 'is not', null), eb('reference.isDraft', '=', true)]),
      ]),
    ),
);

const idsOf = ({ params }: DocumentRequest) => ({
  content: parseId(params['content'] ?? '') ?? 0,
  sound: parseId(params['sound']!) ?? 0,
});

async function fileOf(environment: QueryRunner, sound: number): Promise<OpenFile | undefined> {
  const [found] = await findPlayableSoundsAmong(environment, [sound]);
  return found && { ...playedFileOf(found), isSameOrigin: true, maxAge };
}

async function findPublished(environment: QueryRunner, request: DocumentRequest) {
  const { content, sound } = idsOf(request);
  // guard: visitors-play-published-sounds
  if (!(await hasPublishedSound.any(environment, { content, sound, now: new Date() }))) return undefined;
  return fileOf(environment, sound);
}

/** Redirects the address of a sound with a former slug of the radio. */
function movedSound({ services, params }: DocumentRequest, slug: string): OpenRedirect {
  const { accounts, ownHosts } = services;
  const origin = ownHosts.originAfterRename(params['radio']!, slug, accounts.portalUrl());
  const [content, sound] = [params['content']!, params['sound']!].map(encodeURIComponent) as [string, string];
  return { location: origin + soundPath(ownHosts.rootOf(slug), content, sound), maxAge };
}

const ofWebsite: OpenDocument = {
  path: soundPath('/site/:radio', ':content', ':sound'),
  async find(request) {
    const { database, params } = request;
    const radio = await findRadio(database, params['radio']!);
    if (!radio) return undefined;
    const environment = { database, radioId: radio.id };
    const website = await findPublicWebsite.first(environment);
    if (!website || isInMaintenance(website, new Date())) return undefined;
    return radio.slug === params['radio']
      ? findPublished(environment, request)
      : movedSound(request, radio.slug);
  },
};

const ofWebsitePreview: OpenDocument = {
  path: soundPath(sitePreviewPath(':ticket'), ':content', ':sound'),
  async find(request) {
    const { database, services, params } = request;
    const previewed = services.contentPreviews.open('site', params['ticket']!);
    const file = previewed && (await findPublished({ database, radioId: previewed.radioId }, request));
    return file && { ...file, isPrivate: true };
  },
};

const ofContentPreview: OpenDocument = {
  path: previewedSoundPath(':ticket', ':sound'),
  async find(request) {
    const { database, services, params } = request;
    const previewed = services.contentPreviews.open('content', params['ticket']!);
    if (!previewed) return undefined;
    const environment = { database, radioId: previewed.radioId };
    const { sound } = idsOf(request);
    const isPlayed = await hasPreviewedSound.any(environment, { content: previewed.contentId, sound });
    const file = isPlayed ? await fileOf(environment, sound) : undefined;
    return file && { ...file, isPrivate: true };
  },
};

export const soundDocuments: readonly OpenDocument[] = [ofWebsite, ofWebsitePreview, ofContentPreview];
