import { Migration20261128180626_initial } from './Migration20261128180626_initial.ts';
import { Migration20261128180627_alignDefaults } from './Migration20261128180627_alignDefaults.ts';
import { Migration20261128230205_website } from './Migration20261128230205_website.ts';
import { Migration20261129031823_contentDrafts } from './Migration20261129031823_contentDrafts.ts';
import { Migration20261129033500_plainNames } from './Migration20261129033500_plainNames.ts';
import { Migration20261129034521_homeSections } from './Migration20261129034521_homeSections.ts';
import { Migration20261129043001_menus } from './Migration20261129043001_menus.ts';
import { Migration20261129072626_blogContents } from './Migration20261129072626_blogContents.ts';
import { Migration20261129074155_banners } from './Migration20261129074155_banners.ts';
import { Migration20261129074840_albumPhotos } from './Migration20261129074840_albumPhotos.ts';
import { Migration20261129075245_webmaster } from './Migration20261129075245_webmaster.ts';
import { Migration20261129124012_websiteDesign } from './Migration20261129124012_websiteDesign.ts';
import { Migration20261129130101_webComments } from './Migration20261129130101_webComments.ts';
import { Migration20261129192000_blogIntoWebsite } from './Migration20261129192000_blogIntoWebsite.ts';
import { Migration20261129193151_contentReviewer } from './Migration20261129193151_contentReviewer.ts';
import { Migration20261129194345_contentPictures } from './Migration20261129194345_contentPictures.ts';
import { Migration20261130072500_websiteRights } from './Migration20261130072500_websiteRights.ts';
import { Migration20261130073525_frequencies } from './Migration20261130073525_frequencies.ts';
import { Migration20261130074500_formerAddresses } from './Migration20261130074500_formerAddresses.ts';
import { Migration20261130074910_contentReferences } from './Migration20261130074910_contentReferences.ts';
import { Migration20261130081600_clientCompanies } from './Migration20261130081600_clientCompanies.ts';
import { Migration20261130092408_linkLengths } from './Migration20261130092408_linkLengths.ts';
import { Migration20261130142033_bannerFocus } from './Migration20261130142033_bannerFocus.ts';
import { Migration20261130143000_unsentItems } from './Migration20261130143000_unsentItems.ts';
import { Migration20261130144741_scheduledDrafts } from './Migration20261130144741_scheduledDrafts.ts';
import { Migration20261130204706_scheduledLooksAndPublicPictures } from './Migration20261130204706_scheduledLooksAndPublicPictures.ts';
import { Migration20261201003500_leasesAndScopes } from './Migration20261201003500_leasesAndScopes.ts';
import { Migration20261201003800_bannerPositions } from './Migration20261201003800_bannerPositions.ts';

/** All migrations of this engine, oldest first; `npm run db:migration` and `npm run generate` write it. */
export const migrations = [
  Migration20261128180626_initial,
  Migration20261128180627_alignDefaults,
  Migration20261128230205_website,
  Migration20261129031823_contentDrafts,
  Migration20261129033500_plainNames,
  Migration20261129034521_homeSections,
  Migration20261129043001_menus,
  Migration20261129072626_blogContents,
  Migration20261129074155_banners,
  Migration20261129074840_albumPhotos,
  Migration20261129075245_webmaster,
  Migration20261129124012_websiteDesign,
  Migration20261129130101_webComments,
  Migration20261129192000_blogIntoWebsite,
  Migration20261129193151_contentReviewer,
  Migration20261129194345_contentPictures,
  Migration20261130072500_websiteRights,
  Migration20261130073525_frequencies,
  Migration20261130074500_formerAddresses,
  Migration20261130074910_contentReferences,
  Migration20261130081600_clientCompanies,
  Migration20261130092408_linkLengths,
  Migration20261130142033_bannerFocus,
  Migration20261130143000_unsentItems,
  Migration20261130144741_scheduledDrafts,
  Migration20261130204706_scheduledLooksAndPublicPictures,
  Migration20261201003500_leasesAndScopes,
  Migration20261201003800_bannerPositions,
].map((migration) => ({ name: migration.name, class: migration }));
