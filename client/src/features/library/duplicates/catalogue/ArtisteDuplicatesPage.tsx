import { artistes } from '../../library/catalogue/artistes';
import { CatalogueDuplicatesPage } from './CatalogueDuplicatesPage';

/** Lists and merges likely duplicate artistes. */
export default function ArtisteDuplicatesPage() {
  return <CatalogueDuplicatesPage kind={artistes} />;
}
