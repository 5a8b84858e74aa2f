import { Migration20261121021838_initial } from './Migration20261121021838_initial.ts';
import { Migration20261121021900_auditAppendOnly } from './Migration20261121021900_auditAppendOnly.ts';
import { Migration20261121032213_geography } from './Migration20261121032213_geography.ts';
import { Migration20261121052134_access } from './Migration20261121052134_access.ts';
import { Migration20261121092726_portal } from './Migration20261121092726_portal.ts';
import { Migration20261121141712_multimedia } from './Migration20261121141712_multimedia.ts';
import { Migration20261121214500_searchWithoutAccents } from './Migration20261121214500_searchWithoutAccents.ts';
import { Migration20261122133051_auditAddress } from './Migration20261122133051_auditAddress.ts';
import { Migration20261122153509_auditSeals } from './Migration20261122153509_auditSeals.ts';
import { Migration20261122163625_millisecondsAndChanges } from './Migration20261122163625_millisecondsAndChanges.ts';
import { Migration20261122224632_planning } from './Migration20261122224632_planning.ts';
import { Migration20261123025021_events } from './Migration20261123025021_events.ts';
import { Migration20261123031428_spent_challenges } from './Migration20261123031428_spent_challenges.ts';
import { Migration20261123061826_jobs } from './Migration20261123061826_jobs.ts';
import { Migration20261123063338_lastAuditCheck } from './Migration20261123063338_lastAuditCheck.ts';
import { Migration20261123065242_uploads } from './Migration20261123065242_uploads.ts';
import { Migration20261123071423_upload_parts } from './Migration20261123071423_upload_parts.ts';
import { Migration20261123192450_emissions } from './Migration20261123192450_emissions.ts';
import { Migration20261123194135_calendar } from './Migration20261123194135_calendar.ts';
import { Migration20261123201532_rushes } from './Migration20261123201532_rushes.ts';
import { Migration20261123223520_calendar_feeds } from './Migration20261123223520_calendar_feeds.ts';
import { Migration20261123225541_episode_incoming } from './Migration20261123225541_episode_incoming.ts';
import { Migration20261123231424_rundownsAndClocks } from './Migration20261123231424_rundownsAndClocks.ts';
import { Migration20261124043404_slot_rush } from './Migration20261124043404_slot_rush.ts';
import { Migration20261124080000_ownConditions } from './Migration20261124080000_ownConditions.ts';
import { Migration20261124082851_guests } from './Migration20261124082851_guests.ts';
import { Migration20261124113649_onair } from './Migration20261124113649_onair.ts';
import { Migration20261124160420_live } from './Migration20261124160420_live.ts';
import { Migration20261124161252_audience } from './Migration20261124161252_audience.ts';
import { Migration20261125183614_waitingRoom } from './Migration20261125183614_waitingRoom.ts';
import { Migration20261125184539_carts } from './Migration20261125184539_carts.ts';
import { Migration20261125214519_onair_hold } from './Migration20261125214519_onair_hold.ts';
import { Migration20261125215122_handover } from './Migration20261125215122_handover.ts';
import { Migration20261125221719_listener_countries } from './Migration20261125221719_listener_countries.ts';
import { Migration20261125224200_sound_incidents } from './Migration20261125224200_sound_incidents.ts';
import { Migration20261125224537_recordings_of_encoders } from './Migration20261125224537_recordings_of_encoders.ts';
import { Migration20261126014117_station_incidents } from './Migration20261126014117_station_incidents.ts';
import { Migration20261126020923_chat } from './Migration20261126020923_chat.ts';
import { Migration20261126023130_chat_people } from './Migration20261126023130_chat_people.ts';
import { Migration20261126030947_notifications } from './Migration20261126030947_notifications.ts';
import { Migration20261126051607_chat_deleted_index } from './Migration20261126051607_chat_deleted_index.ts';
import { Migration20261126052737_what_was_told } from './Migration20261126052737_what_was_told.ts';
import { Migration20261126053027_chat_files } from './Migration20261126053027_chat_files.ts';
import { Migration20261126054313_webhooks } from './Migration20261126054313_webhooks.ts';
import { Migration20261126055218_chat_block_marks } from './Migration20261126055218_chat_block_marks.ts';
import { Migration20261126055851_chat_presence } from './Migration20261126055851_chat_presence.ts';
import { Migration20261126060347_web_push } from './Migration20261126060347_web_push.ts';
import { Migration20261126100000_chat_abilities } from './Migration20261126100000_chat_abilities.ts';
import { Migration20261126100754_kept_answers } from './Migration20261126100754_kept_answers.ts';
import { Migration20261126101254_named_people } from './Migration20261126101254_named_people.ts';
import { Migration20261126124718_refused_format } from './Migration20261126124718_refused_format.ts';
import { Migration20261126130948_invoice_bin } from './Migration20261126130948_invoice_bin.ts';
import { Migration20261126131452_playback } from './Migration20261126131452_playback.ts';
import { Migration20261126172714_measured } from './Migration20261126172714_measured.ts';
import { Migration20261126172715_mediaFailures } from './Migration20261126172715_mediaFailures.ts';
import { Migration20261126174530_oneArtiste } from './Migration20261126174530_oneArtiste.ts';
import { Migration20261126174736_view_columns } from './Migration20261126174736_view_columns.ts';
import { Migration20261126182054_failedOfRadio } from './Migration20261126182054_failedOfRadio.ts';
import { Migration20261126215226_metadata_imports } from './Migration20261126215226_metadata_imports.ts';
import { Migration20261127062617_plan_not_told } from './Migration20261127062617_plan_not_told.ts';
import { Migration20261128061500_foldedTexts } from './Migration20261128061500_foldedTexts.ts';
import { Migration20261128062012_feed_builds } from './Migration20261128062012_feed_builds.ts';
import { Migration20261128063722_not_sent } from './Migration20261128063722_not_sent.ts';
import { Migration20261128063803_former_slugs } from './Migration20261128063803_former_slugs.ts';
import { Migration20261128094237_episode_types } from './Migration20261128094237_episode_types.ts';
import { Migration20261128095608_episode_captions } from './Migration20261128095608_episode_captions.ts';
import { Migration20261128100944_mp3_renditions } from './Migration20261128100944_mp3_renditions.ts';
import { Migration20261128101528_recycleBinIndexes } from './Migration20261128101528_recycleBinIndexes.ts';
import { Migration20261128102317_feed_imports } from './Migration20261128102317_feed_imports.ts';
import { Migration20261128104213_secure_streams } from './Migration20261128104213_secure_streams.ts';
import { Migration20261128144912_imported_events } from './Migration20261128144912_imported_events.ts';
import { Migration20261128180625_untrusted_certificate } from './Migration20261128180625_untrusted_certificate.ts';

/** All migrations of this engine, oldest first; `npm run db:migration` writes it. */
export const migrations = [
  Migration20261121021838_initial,
  Migration20261121021900_auditAppendOnly,
  Migration20261121032213_geography,
  Migration20261121052134_access,
  Migration20261121092726_portal,
  Migration20261121141712_multimedia,
  Migration20261121214500_searchWithoutAccents,
  Migration20261122133051_auditAddress,
  Migration20261122153509_auditSeals,
  Migration20261122163625_millisecondsAndChanges,
  Migration20261122224632_planning,
  Migration20261123025021_events,
  Migration20261123031428_spent_challenges,
  Migration20261123061826_jobs,
  Migration20261123063338_lastAuditCheck,
  Migration20261123065242_uploads,
  Migration20261123071423_upload_parts,
  Migration20261123192450_emissions,
  Migration20261123194135_calendar,
  Migration20261123201532_rushes,
  Migration20261123223520_calendar_feeds,
  Migration20261123225541_episode_incoming,
  Migration20261123231424_rundownsAndClocks,
  Migration20261124043404_slot_rush,
  Migration20261124080000_ownConditions,
  Migration20261124082851_guests,
  Migration20261124113649_onair,
  Migration20261124160420_live,
  Migration20261124161252_audience,
  Migration20261125183614_waitingRoom,
  Migration20261125184539_carts,
  Migration20261125214519_onair_hold,
  Migration20261125215122_handover,
  Migration20261125221719_listener_countries,
  Migration20261125224200_sound_incidents,
  Migration20261125224537_recordings_of_encoders,
  Migration20261126014117_station_incidents,
  Migration20261126020923_chat,
  Migration20261126023130_chat_people,
  Migration20261126030947_notifications,
  Migration20261126051607_chat_deleted_index,
  Migration20261126052737_what_was_told,
  Migration20261126053027_chat_files,
  Migration20261126054313_webhooks,
  Migration20261126055218_chat_block_marks,
  Migration20261126055851_chat_presence,
  Migration20261126060347_web_push,
  Migration20261126100000_chat_abilities,
  Migration20261126100754_kept_answers,
  Migration20261126101254_named_people,
  Migration20261126124718_refused_format,
  Migration20261126130948_invoice_bin,
  Migration20261126131452_playback,
  Migration20261126172714_measured,
  Migration20261126172715_mediaFailures,
  Migration20261126174530_oneArtiste,
  Migration20261126174736_view_columns,
  Migration20261126182054_failedOfRadio,
  Migration20261126215226_metadata_imports,
  Migration20261127062617_plan_not_told,
  Migration20261128061500_foldedTexts,
  Migration20261128062012_feed_builds,
  Migration20261128063722_not_sent,
  Migration20261128063803_former_slugs,
  Migration20261128094237_episode_types,
  Migration20261128095608_episode_captions,
  Migration20261128100944_mp3_renditions,
  Migration20261128101528_recycleBinIndexes,
  Migration20261128102317_feed_imports,
  Migration20261128104213_secure_streams,
  Migration20261128144912_imported_events,
  Migration20261128180625_untrusted_certificate,
].map((migration) => ({ name: migration.name, class: migration }));
