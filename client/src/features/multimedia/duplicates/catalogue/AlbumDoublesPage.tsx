import { albums } from '../../library/catalogue/albums';
import { DoublesPage } from './DoublesPage';

/** Albums that are likely one and the same. */
export default function AlbumDoublesPage() {
  return <DoublesPage kind={albums} />;
}
