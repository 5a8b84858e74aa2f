import { ByteVector, File, Picture, PictureType } from 'node-taglib-sharp';

/** Tags to write into a file. */
export interface FileTags {
  title: string;
  artists?: readonly string[];
  album?: string;
  albumArtist?: string;
  track?: number;
  year?: number;
  genre?: string;
  label?: string;
  isrc?: string;
  /** Cover as JPEG. */
  cover?: Buffer;
}

/** Writes tags into a sound file, in the native tag format of its type. */
export function tagFile(path: string, tags: FileTags): void {
  const file = File.createFromPath(path);
  try {
    const { tag } = file;
    tag.title = tags.title;
    if (tags.artists) tag.performers = [...tags.artists];
    if (tags.album) tag.album = tags.album;
    if (tags.albumArtist) tag.albumArtists = [tags.albumArtist];
    if (tags.track) tag.track = tags.track;
    if (tags.year) tag.year = tags.year;
    if (tags.genre) tag.genres = [tags.genre];
    if (tags.label) tag.publisher = tags.label;
    if (tags.isrc) tag.isrc = tags.isrc;
    if (tags.cover) {
      const data = ByteVector.fromByteArray(tags.cover);
      tag.pictures = [Picture.fromFullData(data, PictureType.FrontCover, 'image/jpeg', 'cover')];
    }
    file.save();
  } finally {
    file.dispose();
  }
}
