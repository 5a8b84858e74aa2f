import {
  CircleAlert,
  CircleSlash,
  FileX,
  HourglassIcon,
  Scissors,
  CalendarX2,
  type LucideIcon,
} from 'lucide-react';
import type { RundownProblem } from '../../../apollo/schemaTypes.generated';

/** Icons of item problems; decorative, because the text is next to them. */
export const problemIcons: Record<RundownProblem, LucideIcon> = {
  NOTHING: CircleSlash,
  MISSING_FILE: FileX,
  OUT_OF_DAYS: CalendarX2,
  CUT: Scissors,
  LATE: HourglassIcon,
  BEYOND_END: CircleAlert,
};
