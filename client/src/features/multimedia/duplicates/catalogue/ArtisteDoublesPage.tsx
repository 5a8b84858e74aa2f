import { artistes } from '../../library/catalogue/artistes';
import { DoublesPage } from './DoublesPage';

/** Artistes that are likely one and the same. */
export default function ArtisteDoublesPage() {
  return <DoublesPage kind={artistes} />;
}
