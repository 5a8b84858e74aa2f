-- What the queries of this domain compile to. Printed by `npm run generate`.

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

-- multimedia.artistesCredited
select "artiste"."name"
  from "song_artistes" as "link"
  inner join "artiste" as "artiste" on "artiste"."id" = "link"."artiste_id" and "artiste"."radio_id" = :its_radio
  where "link"."media_item_id" = :song
  order by "artiste"."id";

-- multimedia.artistesOfSong
select "artiste_id"
  from "song_artistes"
  where "media_item_id" = :song
  order by "artiste_id";

-- multimedia.categoryById
select "id"
  from "media_category"
  where "id" = :id and "media_category"."radio_id" = :its_radio;

-- multimedia.commentsOnPlaylist
select count(*) as "count"
  from "playlist_comment"
  where "playlist_id" = :of and "active" = true and "playlist_comment"."radio_id" = :its_radio;

-- multimedia.commentsOnVideo
select count(*) as "count"
  from "video_comment"
  where "video_id" = :of and "active" = true and "video_comment"."radio_id" = :its_radio;

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

-- multimedia.itemsOf
select "id"
  from "playlist_item"
  where "playlist_id" = :playlist and "playlist_item"."radio_id" = :its_radio
  limit 1;

-- multimedia.mediaOnShelf
select count(*) as "count"
  from "media_item"
  where "category_id" = :of and "media_item"."radio_id" = :its_radio and "media_item"."deleted_at" is null;

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

-- multimedia.mediaWithTag
select count(*) as "count"
  from "media_item_tags" as "link"
  inner join "media_item" as "medium" on "medium"."id" = "link"."media_item_id" and "medium"."radio_id" = :its_radio and "medium"."deleted_at" is null
  where "link"."media_tag_id" = :of;

-- multimedia.mediumWithFile
select "id"
  from "media_item"
  where "file_key" = :fileKey and "media_item"."radio_id" = :its_radio;

-- multimedia.ownViews
select count(*) as "count"
  from "library_view"
  where "owner_id" = :viewer and "library_view"."radio_id" = :its_radio;

-- multimedia.placeOf
select "item"."id", "item"."playlist_id", "medium"."cue_in", "medium"."cue_out", "medium"."fade_in", "medium"."fade_out", "medium"."duration"
  from "playlist_item" as "item"
  inner join "media_item" as "medium" on "medium"."id" = "item"."media_id" and "medium"."radio_id" = :its_radio and "medium"."deleted_at" is null
  where "item"."id" = :id and "item"."radio_id" = :its_radio;

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

-- multimedia.playlistsWithMedium
select count(*) as "count"
  from "playlist"
  where "id" in (select "playlist_id"
  from "playlist_item"
  where "media_id" = :of and "playlist_item"."radio_id" = :its_radio) and "playlist"."radio_id" = :its_radio and "playlist"."deleted_at" is null;

-- multimedia.quotaOf
select "media_quota"
  from "radio"
  where "id" = :radio;

-- multimedia.sender
select "full_name"
  from "user"
  where "id" = :id;

-- multimedia.sharedViews
select count(*) as "count"
  from "library_view"
  where "owner_id" is null and "library_view"."radio_id" = :its_radio;

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
  where "album_id" = :from and "media_item"."radio_id" = :its_radio
  returning "id";

-- multimedia.songsOfAlbum
select count(*) as "count"
  from "media_item"
  where "album_id" = :of and "media_item"."radio_id" = :its_radio and "media_item"."deleted_at" is null;

-- multimedia.songsOfArtiste
select count(*) as "count"
  from "song_artistes" as "link"
  inner join "media_item" as "song" on "song"."id" = "link"."media_item_id" and "song"."radio_id" = :its_radio and "song"."deleted_at" is null
  where "link"."artiste_id" = :of;

-- multimedia.storedOn
select sum("size") as "size"
  from "media_item"
  where "file_key" <> '' and "media_item"."radio_id" = :its_radio;

-- multimedia.totals
update "playlist"
  set "media_count" = :totalItems, "duration" = :duration
  where "id" = :id and "content" = 'FOUND';

-- multimedia.zoneOf
select "time_zone"
  from "radio"
  where "id" = :radio;
