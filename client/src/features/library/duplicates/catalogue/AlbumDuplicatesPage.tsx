import { albums } from '../../library/catalogue/albums/albums';
import { CatalogueDuplicatesPage } from './CatalogueDuplicatesPage';

/** Lists and merges likely duplicate albums. */
export default function AlbumDuplicatesPage() {
  return <CatalogueDuplicatesPage kind={albums} />;
}
