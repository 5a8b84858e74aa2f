import { Migration20261128180626_initial } from './Migration20261128180626_initial.ts';
import { Migration20261128180627_alignDefaults } from './Migration20261128180627_alignDefaults.ts';
import { Migration20261128230202_website } from './Migration20261128230202_website.ts';
import { Migration20261129031822_contentDrafts } from './Migration20261129031822_contentDrafts.ts';
import { Migration20261129033500_plainNames } from './Migration20261129033500_plainNames.ts';
import { Migration20261129034520_homeSections } from './Migration20261129034520_homeSections.ts';
import { Migration20261129043000_menus } from './Migration20261129043000_menus.ts';
import { Migration20261129072613_blogContents } from './Migration20261129072613_blogContents.ts';
import { Migration20261129074152_banners } from './Migration20261129074152_banners.ts';
import { Migration20261129074837_albumPhotos } from './Migration20261129074837_albumPhotos.ts';
import { Migration20261129075238_webmaster } from './Migration20261129075238_webmaster.ts';
import { Migration20261129124001_websiteDesign } from './Migration20261129124001_websiteDesign.ts';
import { Migration20261129130056_webComments } from './Migration20261129130056_webComments.ts';
import { Migration20261129192000_blogIntoWebsite } from './Migration20261129192000_blogIntoWebsite.ts';
import { Migration20261129193131_contentReviewer } from './Migration20261129193131_contentReviewer.ts';
import { Migration20261129194342_contentPictures } from './Migration20261129194342_contentPictures.ts';
import { Migration20261130072500_websiteRights } from './Migration20261130072500_websiteRights.ts';
import { Migration20261130073518_frequencies } from './Migration20261130073518_frequencies.ts';
import { Migration20261130074500_formerAddresses } from './Migration20261130074500_formerAddresses.ts';
import { Migration20261130074900_contentReferences } from './Migration20261130074900_contentReferences.ts';
import { Migration20261130081600_clientCompanies } from './Migration20261130081600_clientCompanies.ts';
import { Migration20261130142024_bannerFocus } from './Migration20261130142024_bannerFocus.ts';
import { Migration20261130143000_unsentItems } from './Migration20261130143000_unsentItems.ts';
import { Migration20261130144739_scheduledDrafts } from './Migration20261130144739_scheduledDrafts.ts';
import { Migration20261130204701_scheduledLooksAndPublicPictures } from './Migration20261130204701_scheduledLooksAndPublicPictures.ts';
import { Migration20261201003500_leasesAndScopes } from './Migration20261201003500_leasesAndScopes.ts';
import { Migration20261201003800_bannerPositions } from './Migration20261201003800_bannerPositions.ts';

/** All migrations of this engine, oldest first; `npm run db:migration` and `npm run generate` write it. */
export const migrations = [
  Migration20261128180626_initial,
  Migration20261128180627_alignDefaults,
  Migration20261128230202_website,
  Migration20261129031822_contentDrafts,
  Migration20261129033500_plainNames,
  Migration20261129034520_homeSections,
  Migration20261129043000_menus,
  Migration20261129072613_blogContents,
  Migration20261129074152_banners,
  Migration20261129074837_albumPhotos,
  Migration20261129075238_webmaster,
  Migration20261129124001_websiteDesign,
  Migration20261129130056_webComments,
  Migration20261129192000_blogIntoWebsite,
  Migration20261129193131_contentReviewer,
  Migration20261129194342_contentPictures,
  Migration20261130072500_websiteRights,
  Migration20261130073518_frequencies,
  Migration20261130074500_formerAddresses,
  Migration20261130074900_contentReferences,
  Migration20261130081600_clientCompanies,
  Migration20261130142024_bannerFocus,
  Migration20261130143000_unsentItems,
  Migration20261130144739_scheduledDrafts,
  Migration20261130204701_scheduledLooksAndPublicPictures,
  Migration20261201003500_leasesAndScopes,
  Migration20261201003800_bannerPositions,
].map((migration) => ({ name: migration.name, class: migration }));
