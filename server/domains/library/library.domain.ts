import { join } from 'node:path';
import type { Domain } from '../../kit/domain.ts';
import { grants } from '../../kit/rules/standardGrants.ts';
import { viewsOf, viewsOfBin } from '../../kit/list/viewedList.ts';
import { analyseJob } from './analysis/analyseJob.ts';
import { MediaLibrary } from './analysis/mediaLibrary.ts';
import { discardFilesJob } from './attached/purgeAttachedMedium.ts';
import { commentResolvers } from './comments/comments.resolvers.ts';
import { EpisodeSound } from './media/kinds/episodeSound.entity.ts';
import { RushSound } from './media/kinds/rushSound.entity.ts';
import { DefaultPlaylist } from './playlists/default/defaultPlaylist.entity.ts';
import { PlaylistItem } from './playlists/items/playlistItem.entity.ts';
import { SmartCounts } from './playlists/smart/smartCounts.ts';
import { playlistResolvers } from './playlists/playlistResolvers.ts';
import { mediaAddressResolvers } from './streaming/mediaAddresses.ts';
import { Tickets } from './streaming/tickets.ts';
import { LibraryResolver } from './uploads/library.resolver.ts';
import { UploadedPictureResolver } from './uploads/pictures/uploadedPicture.resolver.ts';
import { measureJob } from './measuring/measureJob.ts';
import { MeasuringResolver } from './measuring/measuring.resolver.ts';
import { renditionJob } from './renditions/renditionJob.ts';
import { mediaFiles } from './mediaFiles.ts';
import { StoredUpload } from './uploads/records/storedUpload.entity.ts';
import { pictureJob } from './uploads/pictures/pictureJob.ts';
import { sweepJob } from './uploads/sweepJob.ts';
import { MediaUploads, uploadFolder } from './uploads/mediaUploads.ts';
import { MediaCategoryResolver } from './labels/mediaCategory.resolver.ts';
import { MediaTagResolver } from './labels/mediaTag.resolver.ts';
import { ArtisteResolver } from './catalogue/artiste.resolver.ts';
import { AlbumResolver } from './catalogue/album.resolver.ts';
import { MediaChangesResolver } from './media/mediaChanges.resolver.ts';
import { KnownDuplicates } from './duplicates/knownDuplicates.ts';
import { MediaDuplicatesResolver } from './duplicates/mediaDuplicates.resolver.ts';
import { MetadataImport } from './metadataImports/metadataImport.entity.ts';
import { MetadataImportResolver } from './metadataImports/metadataImport.resolver.ts';
import { metadataImportJob } from './metadataImports/metadataImportJob.ts';
import { metadataImportNotice } from './metadataImports/metadataImportNotice.ts';
import { MetadataImportPart } from './metadataImports/metadataImportPart.entity.ts';
import { sweepImportsJob } from './metadataImports/sweepImportsJob.ts';
import { playlistUses } from './media/uses.ts';
import { MediaBulkResolver } from './media/editing/mediaBulk.resolver.ts';
import { MediaItemResolver } from './media/mediaItem.resolver.ts';
import { SongResolver } from './media/kinds/songs/song.resolver.ts';
import { JingleResolver } from './media/kinds/jingle.resolver.ts';
import { GenericResolver } from './media/kinds/generic.resolver.ts';
import { PublicityResolver } from './media/kinds/adverts/publicity.resolver.ts';
import { VideoResolver } from './media/kinds/video.resolver.ts';
import { advertEndsNotice } from './notices/advertEndsNotice.ts';
import { importDoneNotice } from './notices/importDoneNotice.ts';
import { notifyEndingAdvertsJob } from './notices/notifyEndingAdvertsJob.ts';
import { notifyImportDoneJob } from './notices/notifyImportDoneJob.ts';
import { uploadFailedNotice } from './notices/uploadFailedNotice.ts';

/** Media of the radios: uploads, analysis, the catalogue and playlists. */
export const library: Domain = {
  views: {
    attention: viewsOf('MediaItem'),
    'generics-bin': viewsOfBin('MediaItem'),
    'jingles-bin': viewsOfBin('MediaItem'),
    'publicities-bin': viewsOfBin('MediaItem'),
    'songs-bin': viewsOfBin('MediaItem'),
    'videos-bin': viewsOfBin('MediaItem'),
    'songs-of-album': viewsOf('Song'),
    'songs-of-artiste': viewsOf('Song'),
  },
  grants: {
    staff: grants('read', 'DefaultPlaylist'),
    editor: grants('manage', 'DefaultPlaylist'),
  },
  entities: [
    RushSound,
    EpisodeSound,
    PlaylistItem,
    DefaultPlaylist,
    StoredUpload,
    MetadataImport,
    MetadataImportPart,
  ],
  interfaces: [
    {
      name: 'Medium',
      description:
        'Fields that all media of the library have in common, so that one fragment works for every kind.',
      of: 'MediaItem',
      alsoOf: ['Song', 'Jingle', 'Generic', 'Publicity', 'Video'],
    },
  ],
  resolvers: [
    MediaCategoryResolver,
    MediaTagResolver,
    ArtisteResolver,
    AlbumResolver,
    MediaItemResolver,
    MediaBulkResolver,
    MetadataImportResolver,
    MediaDuplicatesResolver,
    MediaChangesResolver,
    SongResolver,
    JingleResolver,
    GenericResolver,
    PublicityResolver,
    VideoResolver,
    LibraryResolver,
    MeasuringResolver,
    UploadedPictureResolver,
    ...mediaAddressResolvers,
    ...playlistResolvers,
    ...commentResolvers,
  ],
  files: mediaFiles,
  jobs: [
    analyseJob,
    measureJob,
    renditionJob,
    pictureJob,
    sweepJob,
    discardFilesJob,
    notifyImportDoneJob,
    notifyEndingAdvertsJob,
    metadataImportJob,
    sweepImportsJob,
  ],
  notices: [uploadFailedNotice, importDoneNotice, advertEndsNotice, metadataImportNotice],
  uses: [playlistUses],
  deletedWithRadio: [MetadataImport],
  services: ({
    database,
    reads,
    storage,
    events,
    publicTypes,
    jobs,
    notices,
    locks,
    domains,
    filesDir,
    secret,
    log,
  }) => {
    const tables = { database, reads };
    const attachedMedia = new Map(
      domains.flatMap((domain) => domain.attachedMedia ?? []).map((media) => [media.kind, media]),
    );
    const library = new MediaLibrary({
      ...tables,
      storage,
      events,
      publicTypes,
      attachedMedia,
      jobs,
      notices,
      log,
      folder: join(filesDir, '.received'),
    });
    const uploads = new MediaUploads({
      folder: uploadFolder(filesDir),
      storage,
      jobs,
      notices,
      tables,
      events,
      publicTypes,
      attachedMedia,
      locks,
      log,
    });
    const duplicates = new KnownDuplicates({ database, events });
    const smartCounts = new SmartCounts({ ...tables, events, log });
    return { attachedMedia, library, uploads, duplicates, smartCounts, tickets: new Tickets(secret) };
  },
  start: async ({ library, uploads, duplicates, smartCounts, accounts }) => {
    await uploads.resume(accounts);
    await library.resume();
    await library.measuring.resume();
    return async () => {
      duplicates.close();
      await smartCounts.close();
      uploads.close();
      await library.close();
    };
  },
  seedFiles: async (storage, em) => (await import('./sample/storeSample.ts')).storeSampleLibrary(storage, em),
};
