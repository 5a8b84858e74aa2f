import { useLocation } from 'react-router-dom';
import { kindOf } from './areas';

/** Returns the content kind of the current page, read from its URL path. */
export const useKind = () => kindOf(useLocation().pathname);
