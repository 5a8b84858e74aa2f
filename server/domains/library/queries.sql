-- Compiled SQL of the queries of this domain. Printed by `npm run generate`.

-- multimedia.addingParts
update "stored_upload"
  set "parts" = :parts
  where "key" = :key;

-- multimedia.addingUpload
insert into "stored_upload" ("key", "radio_id", "sender_id", "kind", "file_name", "size", "arrived", "began_at", "heard_at", "address", "request_id", "by_program", "target", "drop_group", "sounds", "may_change", "is_used")
  values (:key, :radio, :sender, :kind, :fileName, :size, :arrived, :beganAt, :heardAt, :address, :requestId, :byProgram, :target, :dropGroup, :sounds, :mayChange, false);

-- multimedia.albumName
select "title" as "name"
  from "album"
  where "id" = :id and "album"."radio_id" = :its_radio;

-- multimedia.albumSought
-- SQLite
select "album"."id"
  from "album" as "album"
  where instr(substr("album"."search_text", 1, instr("album"."search_text" || char(10), char(10))), :text) > 0 and "album"."radio_id" = :its_radio and "album"."deleted_at" is null
  limit 10001;
-- PostgreSQL
select "album"."id"
  from "album" as "album"
  where strpos(split_part("album"."search_text", chr(10), 1), :text) > 0 and "album"."radio_id" = :its_radio and "album"."deleted_at" is null
  limit 10001;

-- multimedia.albumToName
select "id", "title" as "name"
  from "album"
  where "id" = :id and "album"."radio_id" = :its_radio and "album"."deleted_at" is null;

-- multimedia.albumsAlike
select "id", "artiste_id"
  from "album"
  where "title_key" = :key and "album"."radio_id" = :its_radio and "album"."deleted_at" is null
  order by "id";

-- multimedia.albumsCalled
select "id", "title", "artiste_id"
  from "album"
  where "title_key" = :key and "album"."radio_id" = :its_radio and "album"."deleted_at" is null
  order by "id";

-- multimedia.albumsMoved
update "album"
  set "artiste_id" = :into, "version" = "version" + 1
  where "artiste_id" = :from and "album"."radio_id" = :its_radio;

-- multimedia.albumsOfArtiste
select count(*) as "count"
  from "album"
  where "artiste_id" = :of and "album"."radio_id" = :its_radio and "album"."deleted_at" is null;

-- multimedia.albumsTitled
select "id", "title" as "name"
  from "album"
  where "title_key" = :key and "album"."radio_id" = :its_radio and "album"."deleted_at" is null
  order by "id";

-- multimedia.announcedOn
select sum("size") as "bytes"
  from "stored_upload"
  where "radio_id" = :radio and "key" <> :key and "heard_at" > :since and "media_id" is null and "picture" is null;

-- multimedia.arrivingOfImport
select "id"
  from "stored_upload"
  where "drop_group" = :group and "media_id" is null and "picture" is null and "heard_at" > :since
  limit 1;

-- multimedia.artistSought
-- SQLite
select "link"."media_item_id" as "id"
  from "artiste" as "artiste"
  inner join "song_artistes" as "link" on "link"."artiste_id" = "artiste"."id"
  where instr(substr("artiste"."search_text", 1, instr("artiste"."search_text" || char(10), char(10))), :text) > 0 and "artiste"."radio_id" = :its_radio and "artiste"."deleted_at" is null
  limit 10001;
-- PostgreSQL
select "link"."media_item_id" as "id"
  from "artiste" as "artiste"
  inner join "song_artistes" as "link" on "link"."artiste_id" = "artiste"."id"
  where strpos(split_part("artiste"."search_text", chr(10), 1), :text) > 0 and "artiste"."radio_id" = :its_radio and "artiste"."deleted_at" is null
  limit 10001;

-- multimedia.artisteName
select "name"
  from "artiste"
  where "id" = :id and "artiste"."radio_id" = :its_radio;

-- multimedia.artisteToName
select "id", "name"
  from "artiste"
  where "id" = :id and "artiste"."radio_id" = :its_radio and "artiste"."deleted_at" is null;

-- multimedia.artistesCalled
select "id", "name"
  from "artiste"
  where "name_key" = :key and "artiste"."radio_id" = :its_radio and "artiste"."deleted_at" is null
  order by "id";

-- multimedia.artistesCredited
select "artiste"."name"
  from "song_artistes" as "link"
  inner join "artiste" as "artiste" on "artiste"."id" = "link"."artiste_id" and "artiste"."radio_id" = :its_radio
  where "link"."media_item_id" = :song
  order by "artiste"."id";

-- multimedia.artistesInSight
select "artiste"."name"
  from "song_artistes" as "link"
  inner join "artiste" as "artiste" on "artiste"."id" = "link"."artiste_id" and "artiste"."radio_id" = :its_radio and "artiste"."deleted_at" is null
  where "link"."media_item_id" = :song;

-- multimedia.artistesOfSong
select "artiste_id"
  from "song_artistes"
  where "media_item_id" = :song
  order by "artiste_id";

-- multimedia.categoryById
select "id"
  from "media_category"
  where "id" = :id and "media_category"."radio_id" = :its_radio;

-- multimedia.categoryName
select "name"
  from "media_category"
  where "id" = :id and "media_category"."radio_id" = :its_radio;

-- multimedia.categorySought
select "id"
  from "media_category"
  where "folded_name" = :text and "media_category"."radio_id" = :its_radio
  limit 10001;

-- multimedia.countUnmeasured
-- SQLite
select count(*) as "count"
  from "media_item"
  where "is_measured" = false and "state" = 'READY' and "kind" in (select value
  from json_each(:kinds)) and "media_item"."kind" not in ('EPISODE', 'RUSH') and "media_item"."radio_id" = :its_radio and "media_item"."deleted_at" is null;
-- PostgreSQL
select count(*) as "count"
  from "media_item"
  where "is_measured" = false and "state" = 'READY' and "kind" = any(:kinds) and "media_item"."kind" not in ('EPISODE', 'RUSH') and "media_item"."radio_id" = :its_radio and "media_item"."deleted_at" is null;

-- multimedia.creditedWith
select "link"."media_item_id" as "song", "artiste"."name"
  from "song_artistes" as "link"
  inner join "artiste" as "artiste" on "artiste"."id" = "link"."artiste_id" and "artiste"."radio_id" = :its_radio
  where "link"."media_item_id" in (select "own"."media_item_id"
  from "song_artistes" as "own"
  where "own"."artiste_id" = :artiste);

-- multimedia.defaultOn
select "id"
  from "default_playlist"
  where "playlist_id" = :playlist and "default_playlist"."radio_id" = :its_radio
  limit 1;

-- multimedia.defaultPlaylistOfRadio
select "id"
  from "default_playlist"
  where "default_playlist"."radio_id" = :its_radio;

-- multimedia.endingAdverts
select "id", "title", "valid_to"
  from "media_item"
  where "evergreen" = false and "valid_to" >= :from and "valid_to" <= :until and "media_item"."kind" = 'PUBLICITY' and "media_item"."radio_id" = :its_radio and "media_item"."deleted_at" is null
  order by "valid_to" desc;

-- multimedia.filesNamed
-- SQLite
select "file_key"
  from "media_item"
  where ("id" in (select value
  from json_each(:ids)) or "file_key" in (select value
  from json_each(:keys)));
-- PostgreSQL
select "file_key"
  from "media_item"
  where ("id" = any(:ids) or "file_key" = any(:keys));

-- multimedia.hearingOfUpload
update "stored_upload"
  set "arrived" = :arrived, "heard_at" = :now
  where "key" = :key;

-- multimedia.idsOfMetadataParts
select "ids"
  from "metadata_import_part"
  where "import_id" = :id;

-- multimedia.itemsBehind
select "id"
  from "playlist_item"
  where "playlist_id" = :playlist and "position" > :behind and "playlist_item"."radio_id" = :its_radio
  order by "position";

-- multimedia.itemsOf
select "id"
  from "playlist_item"
  where "playlist_id" = :playlist and "playlist_item"."radio_id" = :its_radio
  limit 1;

-- multimedia.itemsToCopy
select "media_id", "position", "cue_in", "cue_out", "fade_in", "fade_out"
  from "playlist_item"
  where "playlist_id" = :playlist and "playlist_item"."radio_id" = :its_radio
  order by "position", "id";

-- multimedia.lockedImporter
-- SQLite
select "id"
  from "user"
  where "id" = :id;
-- PostgreSQL
select "id"
  from "user"
  where "id" = :id for update;

-- multimedia.lockedMetadataImport
-- SQLite
select "id", "owner_id", "kind", "file_name", "state", "row_count", "size", "refused", "done_count", "changed_count", "refused_count"
  from "metadata_import"
  where "id" = :id and "metadata_import"."radio_id" = :its_radio;
-- PostgreSQL
select "id", "owner_id", "kind", "file_name", "state", "row_count", "size", "refused", "done_count", "changed_count", "refused_count"
  from "metadata_import"
  where "id" = :id and "metadata_import"."radio_id" = :its_radio for update;

-- multimedia.lockedRadio
-- SQLite
select "id"
  from "radio"
  where "id" = :id;
-- PostgreSQL
select "id"
  from "radio"
  where "id" = :id for update;

-- multimedia.lockingPlaylist
update "playlist"
  set "media_count" = "media_count"
  where "id" = :id;

-- multimedia.mediaOnShelf
select count(*) as "count"
  from "media_item"
  where "category_id" = :of and "failure" is null and "media_item"."kind" not in ('EPISODE', 'RUSH') and "media_item"."radio_id" = :its_radio and "media_item"."deleted_at" is null;

-- multimedia.mediaToAdd
-- SQLite
select "medium"."id", "medium"."state", "medium"."kind", "medium"."valid_from", "medium"."valid_to", "medium"."evergreen"
  from "media_item" as "medium"
  where "medium"."id" in (select value
  from json_each(:ids)) and "medium"."kind" in (select value
  from json_each(:kinds)) and "medium"."kind" not in ('EPISODE', 'RUSH') and "medium"."radio_id" = :its_radio and "medium"."deleted_at" is null
  order by "medium"."id";
-- PostgreSQL
select "medium"."id", "medium"."state", "medium"."kind", "medium"."valid_from", "medium"."valid_to", "medium"."evergreen"
  from "media_item" as "medium"
  where "medium"."id" = any(:ids) and "medium"."kind" = any(:kinds) and "medium"."kind" not in ('EPISODE', 'RUSH') and "medium"."radio_id" = :its_radio and "medium"."deleted_at" is null
  order by "medium"."id" for share of "medium";

-- multimedia.mediaWithArtwork
select "id"
  from "media_item"
  where "artwork" = :artwork
  limit 1;

-- multimedia.mediaWithFile
select "id"
  from "media_item"
  where "file_key" = :key
  limit 1;

-- multimedia.mediaWithKey
-- SQLite
select "medium"."id", "medium"."song_key" as "text"
  from "media_item" as "medium"
  where "medium"."state" = 'READY' and "medium"."kind" in (select value
  from json_each(:kinds)) and ("medium"."kind" <> 'PUBLICITY' or "medium"."evergreen" = true or (("medium"."valid_from" is null or "medium"."valid_from" <= :today) and ("medium"."valid_to" is null or "medium"."valid_to" >= :today))) and "medium"."song_key" in (select value
  from json_each(:texts)) and "medium"."kind" not in ('EPISODE', 'RUSH') and "medium"."radio_id" = :its_radio and "medium"."deleted_at" is null
  order by "medium"."id";
-- PostgreSQL
select "medium"."id", "medium"."song_key" as "text"
  from "media_item" as "medium"
  where "medium"."state" = 'READY' and "medium"."kind" = any(:kinds) and ("medium"."kind" <> 'PUBLICITY' or "medium"."evergreen" = true or (("medium"."valid_from" is null or "medium"."valid_from" <= :today) and ("medium"."valid_to" is null or "medium"."valid_to" >= :today))) and "medium"."song_key" = any(:texts) and "medium"."kind" not in ('EPISODE', 'RUSH') and "medium"."radio_id" = :its_radio and "medium"."deleted_at" is null
  order by "medium"."id";

-- multimedia.mediaWithName
-- SQLite
select "medium"."id", fold_text("medium"."file_name") as "text"
  from "media_item" as "medium"
  where "medium"."state" = 'READY' and "medium"."kind" in (select value
  from json_each(:kinds)) and ("medium"."kind" <> 'PUBLICITY' or "medium"."evergreen" = true or (("medium"."valid_from" is null or "medium"."valid_from" <= :today) and ("medium"."valid_to" is null or "medium"."valid_to" >= :today))) and fold_text("medium"."file_name") in (select value
  from json_each(:texts)) and "medium"."kind" not in ('EPISODE', 'RUSH') and "medium"."radio_id" = :its_radio and "medium"."deleted_at" is null
  order by "medium"."id";
-- PostgreSQL
select "medium"."id", fold_text("medium"."file_name") as "text"
  from "media_item" as "medium"
  where "medium"."state" = 'READY' and "medium"."kind" = any(:kinds) and ("medium"."kind" <> 'PUBLICITY' or "medium"."evergreen" = true or (("medium"."valid_from" is null or "medium"."valid_from" <= :today) and ("medium"."valid_to" is null or "medium"."valid_to" >= :today))) and fold_text("medium"."file_name") = any(:texts) and "medium"."kind" not in ('EPISODE', 'RUSH') and "medium"."radio_id" = :its_radio and "medium"."deleted_at" is null
  order by "medium"."id";

-- multimedia.mediaWithTag
select count(*) as "count"
  from "media_item_tags" as "link"
  inner join "media_item" as "medium" on "medium"."id" = "link"."media_item_id" and "medium"."kind" not in ('EPISODE', 'RUSH') and "medium"."radio_id" = :its_radio and "medium"."deleted_at" is null
  where "link"."media_tag_id" = :of and "medium"."failure" is null;

-- multimedia.metadataImportBegun
update "metadata_import"
  set "state" = :state, "started_at" = :now, "token_id" = :tokenId, "address" = :address, "request_id" = :requestId
  where "id" = :id and "metadata_import"."radio_id" = :its_radio;

-- multimedia.metadataImportDropped
delete
  from "metadata_import"
  where "id" = :id and "metadata_import"."radio_id" = :its_radio;

-- multimedia.metadataImportEnded
update "metadata_import"
  set "state" = :state, "failure" = :failure, "finished_at" = :now
  where "id" = :id and "metadata_import"."radio_id" = :its_radio;

-- multimedia.metadataImportFurther
update "metadata_import"
  set "state" = :state, "finished_at" = :finishedAt, "done_count" = :doneCount, "changed_count" = :changedCount, "refused_count" = :refusedCount, "refused" = :refused
  where "id" = :id and "metadata_import"."radio_id" = :its_radio;

-- multimedia.metadataImportToDo
select "owner_id", "kind", "state", "token_id", "address", "request_id"
  from "metadata_import"
  where "id" = :id and "metadata_import"."radio_id" = :its_radio;

-- multimedia.metadataImportsInStates
-- SQLite
select "id"
  from "metadata_import"
  where "owner_id" = :owner and "state" in (select value
  from json_each(:states)) and "metadata_import"."radio_id" = :its_radio;
-- PostgreSQL
select "id"
  from "metadata_import"
  where "owner_id" = :owner and "state" = any(:states) and "metadata_import"."radio_id" = :its_radio;

-- multimedia.metadataPartTaken
delete
  from "metadata_import_part"
  where "id" = :id;

-- multimedia.metadataPartsDropped
delete
  from "metadata_import_part"
  where "import_id" = :id;

-- multimedia.metadataRowsArrived
update "metadata_import"
  set "row_count" = :rowCount, "size" = :size
  where "id" = :id and "metadata_import"."radio_id" = :its_radio;

-- multimedia.movingComments
update "video_comment"
  set "video_id" = :to
  where "video_id" = :from and "video_comment"."radio_id" = :its_radio;

-- multimedia.movingItems
update "playlist_item"
  set "media_id" = :to, "version" = "version" + 1
  where "media_id" = :from and "playlist_item"."radio_id" = :its_radio;

-- multimedia.newestAlbums
select "id", "title" as "name", "artiste_id"
  from "album"
  where "album"."radio_id" = :its_radio and "album"."deleted_at" is null
  order by "id" desc
  limit 10000;

-- multimedia.newestArtistes
select "id", "name"
  from "artiste"
  where "artiste"."radio_id" = :its_radio and "artiste"."deleted_at" is null
  order by "id" desc
  limit 10000;

-- multimedia.newestMetadataImports
select "id"
  from "metadata_import"
  where "owner_id" = :owner and "metadata_import"."radio_id" = :its_radio
  order by "id" desc
  limit :most;

-- multimedia.nextMetadataPart
select "id", "first_row", "edits"
  from "metadata_import_part"
  where "import_id" = :id
  order by "first_row"
  limit 1;

-- multimedia.oldMetadataImports
delete
  from "metadata_import"
  where (("started_at" is null and "created_at" < :begun) or "finished_at" < :finished);

-- multimedia.oldUploads
select "key", "radio_id", "sender_id", "kind", "file_name", "size", "arrived", "began_at", "heard_at", "address", "request_id", "by_program", "target", "drop_group", "sounds", "may_change", "media_id", "picture", "is_used", "failure"
  from "stored_upload"
  where "began_at" < :began and "heard_at" < :heard;

-- multimedia.openUploads
select "key", "radio_id", "sender_id", "kind", "file_name", "size", "arrived", "began_at", "heard_at", "address", "request_id", "by_program", "target", "drop_group", "sounds", "may_change", "media_id", "picture", "is_used", "failure"
  from "stored_upload"
  where "media_id" is null and ("picture" is null or "picture" = :waiting)
  order by "id";

-- multimedia.ordering
-- SQLite
update "playlist_item"
  set "position" = "ordered"."place"
  from (select value ->> '$.id' as "id", value ->> '$.place' as "place"
  from json_each(:order)) as "ordered"
  where "playlist_item"."id" = "ordered"."id" and "playlist_item"."position" <> "ordered"."place" and "playlist_item"."radio_id" = :its_radio;
-- PostgreSQL
update "playlist_item"
  set "position" = "ordered"."place"
  from (select *
  from jsonb_to_recordset(:order::jsonb) as listed("id" integer, "place" integer)) as "ordered"
  where "playlist_item"."id" = "ordered"."id" and "playlist_item"."position" <> "ordered"."place" and "playlist_item"."radio_id" = :its_radio;

-- multimedia.partsOfUpload
select "parts"
  from "stored_upload"
  where "key" = :key;

-- multimedia.picturesBeside
select "picture"."key"
  from "stored_upload" as "sound"
  inner join "stored_upload" as "picture" on "picture"."drop_group" = "sound"."drop_group"
  where "sound"."media_id" = :mediaId and "picture"."picture" = :waiting
  order by "picture"."id";

-- multimedia.picturesSentBefore
select "earlier"."key"
  from "stored_upload" as "picture"
  inner join "stored_upload" as "earlier" on "earlier"."drop_group" = "picture"."drop_group"
  where "picture"."key" = :key and "earlier"."picture" = :waiting and "earlier"."id" < "picture"."id"
  order by "earlier"."id";

-- multimedia.picturingUpload
update "stored_upload"
  set "picture" = :picture, "is_used" = :isUsed, "failure" = :failure
  where "key" = :key;

-- multimedia.placeOf
select "item"."id", "item"."playlist_id", "medium"."cue_in", "medium"."cue_out", "medium"."fade_in", "medium"."fade_out", "medium"."duration"
  from "playlist_item" as "item"
  inner join "media_item" as "medium" on "medium"."id" = "item"."media_id" and "medium"."kind" not in ('EPISODE', 'RUSH') and "medium"."radio_id" = :its_radio and "medium"."deleted_at" is null
  where "item"."id" = :id and "item"."radio_id" = :its_radio;

-- multimedia.placedItems
select "item"."id", "item"."media_id", "medium"."deleted_at" is null as "isShown"
  from "playlist_item" as "item"
  inner join "media_item" as "medium" on "medium"."id" = "item"."media_id" and "medium"."kind" not in ('EPISODE', 'RUSH') and "medium"."radio_id" = :its_radio
  where "item"."playlist_id" = :playlist and "item"."radio_id" = :its_radio
  order by "item"."position", "item"."id";

-- multimedia.playlistCommentCount
select count(*) as "count"
  from "playlist_comment"
  where "playlist_id" = :of and "active" = true and "playlist_comment"."radio_id" = :its_radio;

-- multimedia.playlistCommentSubjectHeld
-- SQLite
select "id"
  from "playlist"
  where "id" = :id and "playlist"."radio_id" = :its_radio and "playlist"."deleted_at" is null;
-- PostgreSQL
select "id"
  from "playlist"
  where "id" = :id and "playlist"."radio_id" = :its_radio and "playlist"."deleted_at" is null for key share;

-- multimedia.playlistSought
-- SQLite
select "item"."media_id" as "id"
  from "playlist" as "playlist"
  inner join "playlist_item" as "item" on "item"."playlist_id" = "playlist"."id" and "item"."radio_id" = :its_radio
  where instr(substr("playlist"."search_text", 1, instr("playlist"."search_text" || char(10), char(10))), :text) > 0 and "playlist"."radio_id" = :its_radio and "playlist"."deleted_at" is null
  limit 10001;
-- PostgreSQL
select "item"."media_id" as "id"
  from "playlist" as "playlist"
  inner join "playlist_item" as "item" on "item"."playlist_id" = "playlist"."id" and "item"."radio_id" = :its_radio
  where strpos(split_part("playlist"."search_text", chr(10), 1), :text) > 0 and "playlist"."radio_id" = :its_radio and "playlist"."deleted_at" is null
  limit 10001;

-- multimedia.playlistsHolding
-- SQLite
select distinct "playlist_id"
  from "playlist_item"
  where "media_id" in (select value
  from json_each(:media));
-- PostgreSQL
select distinct "playlist_id"
  from "playlist_item"
  where "media_id" = any(:media);

-- multimedia.playlistsOf
select "playlist"."id", "playlist"."name"
  from "playlist" as "playlist"
  where "playlist"."id" in (select "playlist_id"
  from "playlist_item"
  where "media_id" = :of and "playlist_item"."radio_id" = :its_radio) and "playlist"."radio_id" = :its_radio and "playlist"."deleted_at" is null
  order by lower("playlist"."name"), "playlist"."id"
  limit 100;

-- multimedia.playlistsWithMedium
select count(*) as "count"
  from "playlist" as "playlist"
  where "playlist"."id" in (select "playlist_id"
  from "playlist_item"
  where "media_id" = :of and "playlist_item"."radio_id" = :its_radio) and "playlist"."radio_id" = :its_radio and "playlist"."deleted_at" is null;

-- multimedia.quotaOf
select "media_quota"
  from "radio"
  where "id" = :radio;

-- multimedia.radiosWithAdverts
select distinct "radio"."id", "radio"."time_zone"
  from "media_item" as "advert"
  inner join "radio" as "radio" on "radio"."id" = "advert"."radio_id"
  where "advert"."kind" = 'PUBLICITY' and "advert"."deleted_at" is null;

-- multimedia.recounting
update "playlist"
  set "media_count" = (select count(*) as "count"
  from "playlist_item" as "item"
  inner join "media_item" as "medium" on "medium"."id" = "item"."media_id" and "medium"."kind" not in ('EPISODE', 'RUSH') and "medium"."deleted_at" is null
  where "item"."playlist_id" = :id), "duration" = (select coalesce(sum(case when coalesce("item"."cue_out", "medium"."cue_out", "medium"."duration", 0) > coalesce("item"."cue_in", "medium"."cue_in", 0) then (coalesce("item"."cue_out", "medium"."cue_out", "medium"."duration", 0) - coalesce("item"."cue_in", "medium"."cue_in", 0)) else 0 end), 0) as "duration"
  from "playlist_item" as "item"
  inner join "media_item" as "medium" on "medium"."id" = "item"."media_id" and "medium"."kind" not in ('EPISODE', 'RUSH') and "medium"."deleted_at" is null
  where "item"."playlist_id" = :id)
  where "id" = :id and "content" = 'CHOSEN';

-- multimedia.removingItems
-- SQLite
delete
  from "playlist_item"
  where "id" in (select value
  from json_each(:ids)) and "playlist_item"."radio_id" = :its_radio;
-- PostgreSQL
delete
  from "playlist_item"
  where "id" = any(:ids) and "playlist_item"."radio_id" = :its_radio;

-- multimedia.removingUpload
delete
  from "stored_upload"
  where "key" = :key;

-- multimedia.sameBytes
select "id"
  from "media_item"
  where "checksum" = :checksum and "id" <> :id and "state" <> 'FAILED' and "media_item"."kind" not in ('EPISODE', 'RUSH') and "media_item"."radio_id" = :its_radio and "media_item"."deleted_at" is null
  order by "id"
  limit 1;

-- multimedia.sameFileAs
select "medium"."id", "medium"."kind", "medium"."checksum", "medium"."checksum" as "shared"
  from "media_item" as "medium"
  where "medium"."checksum" = :shared and "medium"."kind" not in ('EPISODE', 'RUSH') and "medium"."radio_id" = :its_radio and "medium"."deleted_at" is null
  order by "medium"."checksum", "medium"."id";

-- multimedia.sameFiles
select "medium"."id", "medium"."kind", "medium"."checksum", "medium"."checksum" as "shared"
  from "media_item" as "medium"
  where "medium"."checksum" in (select "one"."checksum"
  from "media_item" as "one"
  where "one"."kind" not in ('EPISODE', 'RUSH') and "one"."radio_id" = :its_radio and "one"."deleted_at" is null
  group by "one"."checksum" having count(*) > 1 and "one"."checksum" <> '') and "medium"."kind" not in ('EPISODE', 'RUSH') and "medium"."radio_id" = :its_radio and "medium"."deleted_at" is null
  order by "medium"."checksum", "medium"."id";

-- multimedia.sameSongAs
select "medium"."id", "medium"."kind", "medium"."checksum", "medium"."song_key" as "shared"
  from "media_item" as "medium"
  where "medium"."song_key" = :shared and "medium"."kind" not in ('EPISODE', 'RUSH') and "medium"."radio_id" = :its_radio and "medium"."deleted_at" is null
  order by "medium"."song_key", "medium"."id";

-- multimedia.sameSongs
select "medium"."id", "medium"."kind", "medium"."checksum", "medium"."song_key" as "shared"
  from "media_item" as "medium"
  where "medium"."song_key" in (select "one"."song_key"
  from "media_item" as "one"
  where "one"."kind" not in ('EPISODE', 'RUSH') and "one"."radio_id" = :its_radio and "one"."deleted_at" is null
  group by "one"."song_key" having count(*) > 1 and "one"."song_key" <> '') and "medium"."kind" not in ('EPISODE', 'RUSH') and "medium"."radio_id" = :its_radio and "medium"."deleted_at" is null
  order by "medium"."song_key", "medium"."id";

-- multimedia.sender
select "full_name"
  from "user"
  where "id" = :id;

-- multimedia.sendingTo
select "arrived", "size"
  from "stored_upload"
  where "radio_id" = :radio and "kind" = :kind and "target" = :target and "media_id" is null
  order by "id" desc
  limit 1;

-- multimedia.sendingUpload
update "stored_upload"
  set "address" = :address, "request_id" = :requestId
  where "key" = :key;

-- multimedia.sentMedia
-- SQLite
select "sent"."file_name" as "sentName", "sent"."state" as "sentState", "medium"."state", "medium"."id", "medium"."kind", "medium"."artwork", "album"."id" as "albumId", "album"."cover", "album"."needs_review"
  from "media_item" as "sent"
  left join "media_item" as "medium" on "medium"."id" = coalesce("sent"."duplicate_of_id", "sent"."id") and "medium"."kind" not in ('EPISODE', 'RUSH') and "medium"."radio_id" = :its_radio and "medium"."deleted_at" is null
  left join "album" as "album" on "album"."id" = "medium"."album_id" and "album"."radio_id" = :its_radio and "album"."deleted_at" is null
  where "sent"."id" in (select value
  from json_each(:ids)) and "sent"."kind" not in ('EPISODE', 'RUSH') and "sent"."radio_id" = :its_radio
  order by "sent"."id";
-- PostgreSQL
select "sent"."file_name" as "sentName", "sent"."state" as "sentState", "medium"."state", "medium"."id", "medium"."kind", "medium"."artwork", "album"."id" as "albumId", "album"."cover", "album"."needs_review"
  from "media_item" as "sent"
  left join "media_item" as "medium" on "medium"."id" = coalesce("sent"."duplicate_of_id", "sent"."id") and "medium"."kind" not in ('EPISODE', 'RUSH') and "medium"."radio_id" = :its_radio and "medium"."deleted_at" is null
  left join "album" as "album" on "album"."id" = "medium"."album_id" and "album"."radio_id" = :its_radio and "album"."deleted_at" is null
  where "sent"."id" = any(:ids) and "sent"."kind" not in ('EPISODE', 'RUSH') and "sent"."radio_id" = :its_radio
  order by "sent"."id";

-- multimedia.shareable
-- SQLite
select "checksum" as "SAME_FILE", "song_key" as "SAME_SONG"
  from "media_item"
  where "id" in (select value
  from json_each(:ids)) and "media_item"."kind" not in ('EPISODE', 'RUSH') and "media_item"."radio_id" = :its_radio and "media_item"."deleted_at" is null;
-- PostgreSQL
select "checksum" as "SAME_FILE", "song_key" as "SAME_SONG"
  from "media_item"
  where "id" = any(:ids) and "media_item"."kind" not in ('EPISODE', 'RUSH') and "media_item"."radio_id" = :its_radio and "media_item"."deleted_at" is null;

-- multimedia.smartPlaylists
select "id", "criteria", "media_count", "duration"
  from "playlist"
  where "content" = 'FOUND' and "playlist"."radio_id" = :its_radio
  order by "id";

-- multimedia.songIdsOfArtiste
select "media_item_id"
  from "song_artistes"
  where "artiste_id" = :artiste;

-- multimedia.songsJoined
insert into "song_artistes" ("media_item_id", "artiste_id") select "link"."media_item_id", "other"."id" as "artiste"
  from "song_artistes" as "link"
  inner join "artiste" as "other" on "other"."id" = :into and "other"."radio_id" = :its_radio
  where "link"."artiste_id" = :from and not exists (select "known"."artiste_id"
  from "song_artistes" as "known"
  where "known"."media_item_id" = "link"."media_item_id" and "known"."artiste_id" = :into);

-- multimedia.songsLeft
delete
  from "song_artistes"
  where "artiste_id" = :from;

-- multimedia.songsMoved
update "media_item"
  set "album_id" = :into, "version" = "version" + 1
  where "album_id" = :from and "media_item"."kind" not in ('EPISODE', 'RUSH') and "media_item"."radio_id" = :its_radio
  returning "id";

-- multimedia.songsOfAlbum
select count(*) as "count"
  from "media_item"
  where "album_id" = :of and "failure" is null and "media_item"."kind" not in ('EPISODE', 'RUSH') and "media_item"."radio_id" = :its_radio and "media_item"."deleted_at" is null;

-- multimedia.songsOfArtiste
select count(*) as "count"
  from "song_artistes" as "link"
  inner join "media_item" as "song" on "song"."id" = "link"."media_item_id" and "song"."kind" not in ('EPISODE', 'RUSH') and "song"."radio_id" = :its_radio and "song"."deleted_at" is null
  where "link"."artiste_id" = :of and "song"."failure" is null;

-- multimedia.statesOfImport
select "medium"."state"
  from "stored_upload" as "upload"
  inner join "media_item" as "medium" on "medium"."id" = "upload"."media_id" and "medium"."kind" not in ('EPISODE', 'RUSH') and "medium"."radio_id" = :its_radio and "medium"."deleted_at" is null
  where "upload"."drop_group" = :group;

-- multimedia.storedOn
select sum("size") as "size"
  from "media_item"
  where "file_key" <> '' and "media_item"."radio_id" = :its_radio;

-- multimedia.tagById
select "id", "name"
  from "media_tag"
  where "id" = :id and "media_tag"."radio_id" = :its_radio;

-- multimedia.tagName
select "name"
  from "media_tag"
  where "id" = :id and "media_tag"."radio_id" = :its_radio;

-- multimedia.tagSought
select "link"."media_item_id" as "id"
  from "media_tag" as "tag"
  inner join "media_item_tags" as "link" on "link"."media_tag_id" = "tag"."id"
  where "tag"."folded_name" = :text and "tag"."radio_id" = :its_radio
  limit 10001;

-- multimedia.tagsCalled
select "id", "name"
  from "media_tag"
  where "folded_name" = :key and "media_tag"."radio_id" = :its_radio
  order by "id";

-- multimedia.takenUploads
select "key", "radio_id", "sender_id", "kind", "file_name", "size", "arrived", "began_at", "heard_at", "address", "request_id", "by_program", "target", "drop_group", "sounds", "may_change", "media_id", "picture", "is_used", "failure", "id"
  from "stored_upload"
  where "id" > :last and "media_id" is not null
  order by "id"
  limit :atOnce;

-- multimedia.takingUpload
update "stored_upload"
  set "media_id" = :mediaId
  where "key" = :key;

-- multimedia.totals
update "playlist"
  set "media_count" = :totalItems, "duration" = :duration
  where "id" = :id and "content" = 'FOUND';

-- multimedia.uncutting
update "playlist_item"
  set "cue_in" = null, "cue_out" = null, "fade_in" = null, "fade_out" = null
  where "media_id" = :media and coalesce("cue_out", "cue_in", 0) > :end and "playlist_item"."radio_id" = :its_radio;

-- multimedia.unfinished
select "id", "radio_id" as "radioId", "kind"
  from "media_item"
  where "state" in ('RECEIVED', 'ANALYSING')
  order by "id";

-- multimedia.unmeasured
select "id", "radio_id" as "radioId", "kind"
  from "media_item"
  where "is_measured" = false and "state" = 'READY'
  order by "id";

-- multimedia.unmeasuredOf
-- SQLite
select "id", "radio_id" as "radioId", "kind"
  from "media_item"
  where "is_measured" = false and "state" = 'READY' and "kind" in (select value
  from json_each(:kinds)) and "media_item"."kind" not in ('EPISODE', 'RUSH') and "media_item"."radio_id" = :its_radio and "media_item"."deleted_at" is null
  order by "id";
-- PostgreSQL
select "id", "radio_id" as "radioId", "kind"
  from "media_item"
  where "is_measured" = false and "state" = 'READY' and "kind" = any(:kinds) and "media_item"."kind" not in ('EPISODE', 'RUSH') and "media_item"."radio_id" = :its_radio and "media_item"."deleted_at" is null
  order by "id";

-- multimedia.uploadByKey
select "key", "radio_id", "sender_id", "kind", "file_name", "size", "arrived", "began_at", "heard_at", "address", "request_id", "by_program", "target", "drop_group", "sounds", "may_change", "media_id", "picture", "is_used", "failure"
  from "stored_upload"
  where "key" = :key;

-- multimedia.uploadsAmong
-- SQLite
select "key"
  from "stored_upload"
  where "key" in (select value
  from json_each(:keys));
-- PostgreSQL
select "key"
  from "stored_upload"
  where "key" = any(:keys);

-- multimedia.uploadsOfGroup
select "file_name", "media_id"
  from "stored_upload"
  where "drop_group" = :dropGroup;

-- multimedia.uploadsUnderWay
select sum("size") as "announcedBytes", sum("arrived") as "arrived"
  from "stored_upload"
  where "key" <> :key and "heard_at" > :since and "media_id" is null and "picture" is null;

-- multimedia.videoCommentCount
select count(*) as "count"
  from "video_comment"
  where "video_id" = :of and "active" = true and "video_comment"."radio_id" = :its_radio;

-- multimedia.videoCommentSubjectHeld
-- SQLite
select "id"
  from "media_item"
  where "id" = :id and "media_item"."kind" = 'VIDEO' and "media_item"."radio_id" = :its_radio and "media_item"."deleted_at" is null;
-- PostgreSQL
select "id"
  from "media_item"
  where "id" = :id and "media_item"."kind" = 'VIDEO' and "media_item"."radio_id" = :its_radio and "media_item"."deleted_at" is null for key share;

-- multimedia.withoutRendition
select "id", "radio_id" as "radioId", "kind"
  from "media_item"
  where "playback" in ('RENDERING', 'UNPLAYABLE')
  order by "id";

-- multimedia.zoneOf
select "time_zone"
  from "radio"
  where "id" = :radio;
