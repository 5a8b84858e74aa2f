import { RowPicture } from '../../../kit/images/rowPicture.ts';
import { Album } from './album.entity.ts';
import { Artiste } from './artiste.entity.ts';
import { radioPicture } from './radioPicture.ts';

export const artistePictures = new RowPicture(Artiste, 'picture', 'artistes');
export const albumCovers = new RowPicture(Album, 'cover', 'albumcovers');

export const artistePicture = radioPicture(artistePictures, Artiste);
export const albumCover = radioPicture(albumCovers, Album);
