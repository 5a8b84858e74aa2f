import { CalendarDays, Globe, Shapes, Tag, UsersRound } from 'lucide-react';
import { defineFeature } from '../../kit/defineFeature';
import {
  calendarPath,
  classificationsPath,
  emissionCategoriesPath,
  emissionTagsPath,
  languagesPath,
} from './paths';
import { planningRecords } from './records';

const section = 'planning';

export const planning = defineFeature({
  name: 'planning',
  records: planningRecords,
  pages: [
    {
      path: calendarPath,
      title: 'calendar.title',
      load: () => import('./calendar/CalendarPage'),
      rule: { action: 'read', subject: 'Slot' },
      entry: { id: 48, icon: CalendarDays, section },
    },
    {
      path: emissionCategoriesPath,
      title: 'emissionCategories.title',
      load: () => import('./labels/EmissionCategoryListPage'),
      rule: { action: 'read', subject: 'EmissionCategory' },
      entry: { id: 45, icon: Shapes, section },
    },
    {
      path: classificationsPath,
      title: 'classifications.title',
      load: () => import('./labels/ClassificationListPage'),
      rule: { action: 'read', subject: 'Classification' },
      entry: { id: 46, icon: UsersRound, section },
    },
    {
      path: languagesPath,
      title: 'languages.title',
      load: () => import('./languages/LanguageListPage'),
      rule: { action: 'read', subject: 'Language' },
      entry: { id: 41, icon: Globe, section },
    },
    {
      path: emissionTagsPath,
      title: 'emissionTags.title',
      load: () => import('./labels/EmissionTagListPage'),
      rule: { action: 'read', subject: 'EmissionTag' },
      entry: { id: 47, icon: Tag, section },
    },
  ],
});
