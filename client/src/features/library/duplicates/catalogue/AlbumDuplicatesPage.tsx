import { albums } from '../../library/catalogue/albums';
import { CatalogueDuplicatesPage } from './CatalogueDuplicatesPage';

/** Albums that are likely one and the same. */
export default function AlbumDuplicatesPage() {
  return <CatalogueDuplicatesPage kind={albums} />;
}
