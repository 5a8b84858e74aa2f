import { useLocation } from 'react-router-dom';
import { kindOf } from './areas';

/** Content kind of the current page. */
export const useKind = () => kindOf(useLocation().pathname);
