import { useLocation } from 'react-router-dom';
import { kindOf } from './areas';

/** The kind of the contents that the current page is about. */
export const useKind = () => kindOf(useLocation().pathname);
