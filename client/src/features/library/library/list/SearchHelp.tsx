import { lazyPart } from '../../../../kit/late/late';
import { LoadOnIntent } from '../../../../kit/layout/LoadOnIntent';
import { SearchHelpButton } from './SearchHelpButton';

const load = () => import('./SearchHelpPopup');
const SearchHelpPopup = lazyPart(load);

/** Help about the keywords of the library search. */
export function SearchHelp() {
  return (
    <LoadOnIntent
      fetch={load}
      button={(handlers) => <SearchHelpButton aria-haspopup="dialog" {...handlers} />}
    >
      <SearchHelpPopup />
    </LoadOnIntent>
  );
}
