import { lazyPart } from '../../../../kit/late/late';
import { LoadOnIntent } from '../../../../kit/layout/LoadOnIntent';
import { SearchHelpButton } from './SearchHelpButton';

const load = () => import('./SearchHelpPopup');
const SearchHelpPopup = lazyPart(load);

/** Says which words the search of the library understands. */
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
