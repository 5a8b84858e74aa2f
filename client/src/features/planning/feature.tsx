import {
  Activity,
  Calendar,
  Globe,
  Headphones,
  Inbox,
  Layers,
  Mic,
  Rss,
  Tag,
  UsersRound,
} from 'lucide-react';
import { defineFeature } from '../../kit/defineFeature';
import {
  calendarPath,
  classificationsPath,
  emissionCategoriesPath,
  emissionPaths,
  emissionTagsPath,
  episodePaths,
  languagesPath,
  podcastsPath,
  rushesPath,
  rushPath,
  waitingRoomPath,
} from './paths';
import { planningRecords } from './records';
import { rushRecords } from './rushes/records';

const section = 'planning';

export const planning = defineFeature({
  name: 'planning',
  records: [...planningRecords, ...rushRecords],
  pages: [
    {
      path: calendarPath,
      title: 'calendar.title',
      load: () => import('./calendar/CalendarPage'),
      rule: { action: 'read', subject: 'Slot' },
      entry: { id: 48, icon: Calendar, section },
    },
    {
      path: emissionPaths.list,
      title: 'emissions.title',
      load: () => import('./emissions/EmissionListPage'),
      rule: { action: 'read', subject: 'Emission' },
      entry: { id: 43, icon: Mic, section },
    },
    {
      path: emissionPaths.bin,
      title: 'planning.bin.title',
      load: () => import('./emissions/EmissionBinPage'),
      rule: { action: 'delete', subject: 'Emission' },
    },
    {
      path: emissionPaths.detail(':id'),
      title: 'emissions.one',
      load: () => import('./emissions/EmissionPage'),
      rule: { action: 'read', subject: 'Emission' },
    },
    {
      path: episodePaths.list,
      title: 'episodes.title',
      load: () => import('./episodes/EpisodeListPage'),
      rule: { action: 'read', subject: 'Episode' },
      entry: { id: 44, icon: Headphones, section },
    },
    {
      path: episodePaths.bin,
      title: 'planning.bin.title',
      load: () => import('./episodes/EpisodeBinPage'),
      rule: { action: 'delete', subject: 'Episode' },
    },
    {
      path: episodePaths.detail(':id'),
      title: 'episodes.one',
      load: () => import('./episodes/EpisodePage'),
      rule: { action: 'read', subject: 'Episode' },
    },
    {
      path: podcastsPath,
      title: 'podcasts.title',
      load: () => import('./podcasts/PodcastListPage'),
      rule: { action: 'read', subject: 'Podcast' },
      entry: { id: 49, icon: Rss, section },
    },
    {
      path: waitingRoomPath,
      title: 'rushes.queue.title',
      load: () => import('./rushes/WaitingRoomPage'),
      rule: { action: 'read', subject: 'Rush' },
      entry: { id: 60, icon: Inbox, section },
    },
    {
      path: rushesPath,
      title: 'rushes.title',
      load: () => import('./rushes/RushListPage'),
      rule: { action: 'read', subject: 'Rush' },
      entry: { id: 61, icon: Activity, section },
    },
    {
      path: rushPath(':id'),
      title: 'rushes.one',
      load: () => import('./rushes/RushPage'),
      rule: { action: 'read', subject: 'Rush' },
    },
    {
      path: emissionCategoriesPath,
      title: 'emissionCategories.title',
      load: () => import('./labels/EmissionCategoryListPage'),
      rule: { action: 'read', subject: 'EmissionCategory' },
      entry: { id: 45, icon: Layers, section },
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
