-- What the queries of this domain compile to. Printed by `npm run generate`.

-- multimedia.albumsOfArtiste
select count(*) as "count"
  from "album"
  where "artiste_id" = :of and "album"."radio_id" = :its_radio and "album"."deleted_at" is null;

-- multimedia.commentsOnPlaylist
select count(*) as "count"
  from "playlist_comment"
  where "playlist_id" = :of and "active" = true and "playlist_comment"."radio_id" = :its_radio;

-- multimedia.commentsOnVideo
select count(*) as "count"
  from "video_comment"
  where "video_id" = :of and "active" = true and "video_comment"."radio_id" = :its_radio;

-- multimedia.mediaOnShelf
select count(*) as "count"
  from "media_item"
  where "category_id" = :of and "media_item"."radio_id" = :its_radio and "media_item"."deleted_at" is null;

-- multimedia.mediaWithTag
select count(*) as "count"
  from "media_item_tags" as "link"
  inner join "media_item" as "medium" on "medium"."id" = "link"."media_item_id" and "medium"."radio_id" = :its_radio and "medium"."deleted_at" is null
  where "link"."media_tag_id" = :of;

-- multimedia.playlistsWithMedium
select count(*) as "count"
  from "playlist"
  where "id" in (select "playlist_id"
  from "playlist_item"
  where "media_id" = :of and "playlist_item"."radio_id" = :its_radio) and "playlist"."radio_id" = :its_radio and "playlist"."deleted_at" is null;

-- multimedia.songsOfAlbum
select count(*) as "count"
  from "media_item"
  where "album_id" = :of and "media_item"."radio_id" = :its_radio and "media_item"."deleted_at" is null;

-- multimedia.songsOfArtiste
select count(*) as "count"
  from "song_artistes" as "link"
  inner join "media_item" as "song" on "song"."id" = "link"."media_item_id" and "song"."radio_id" = :its_radio and "song"."deleted_at" is null
  where "link"."artiste_id" = :of;
