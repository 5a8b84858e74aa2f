import { Calendar, Clipboard, Radio } from 'lucide-react';
import { defineFeature } from '../../kit/defineFeature';
import { calendarBinPath, calendarPath, dryRunPath, onAirPlanPath, rundownPath } from './paths';
import { calendarRecords } from './records';
import { rundownRecords } from './rundowns/records';

const section = 'planning';

export const scheduling = defineFeature({
  name: 'scheduling',
  documentation: 'calendar',
  records: [...calendarRecords, ...rundownRecords],
  shortcuts: [
    {
      title: 'calendar.title',
      shortcuts: [
        { keys: ['Alt', '←', '↑', '↓', '→'], does: 'calendar.shortcuts.move' },
        { keys: ['⇧', 'Alt', '↑', '↓'], does: 'calendar.shortcuts.resize' },
      ],
    },
  ],
  dashboard: [
    {
      name: 'planning-dry-run',
      rule: { action: 'read', subject: 'Rundown' },
      size: 'half',
      load: async () => ({ default: (await import('./dryRun/panels')).NextDaysPanel }),
    },
  ],
  pages: [
    {
      path: calendarPath,
      title: 'calendar.title',
      load: () => import('./calendar/CalendarPage'),
      rule: { action: 'read', subject: 'Slot' },
      entry: { id: 48, icon: Calendar, key: 'c', section },
    },
    {
      path: calendarBinPath,
      title: 'recycleBin.title',
      load: () => import('./calendar/SlotBinPage'),
      rule: { action: 'delete', subject: 'Slot' },
    },
    {
      path: onAirPlanPath,
      documentation: 'on-air',
      title: 'onAirPlan.title',
      load: () => import('./plan/OnAirPage'),
      rule: { action: 'read', subject: 'Rundown' },
      entry: { id: 63, icon: Radio, key: 'o', section },
    },
    {
      path: dryRunPath,
      documentation: 'on-air',
      title: 'dryRun.title',
      load: () => import('./dryRun/DryRunPage'),
      rule: { action: 'read', subject: 'Rundown' },
      entry: { id: 64, icon: Clipboard, section },
    },
    {
      path: rundownPath(':slotId', ':date'),
      documentation: 'rundowns-and-clocks',
      title: 'rundowns.one',
      load: () => import('./rundowns/RundownPage'),
      rule: { action: 'read', subject: 'Rundown' },
      below: calendarPath,
    },
  ],
});
