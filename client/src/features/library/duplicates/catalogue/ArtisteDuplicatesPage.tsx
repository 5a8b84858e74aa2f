import { artistes } from '../../library/catalogue/artistes';
import { CatalogueDuplicatesPage } from './CatalogueDuplicatesPage';

/** Artistes that are likely one and the same. */
export default function ArtisteDuplicatesPage() {
  return <CatalogueDuplicatesPage kind={artistes} />;
}
