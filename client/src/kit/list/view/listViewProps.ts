import type { Breakpoint } from '../types';
import type { ViewOptions } from './viewOptions';

export interface ListViewProps {
  columns: readonly { key: string; header: string; isFixed?: boolean; from?: Breakpoint }[];
  options: ViewOptions;
  onChange: (patch: Partial<ViewOptions>) => void;
}
