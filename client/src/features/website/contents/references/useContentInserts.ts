import { Clapperboard, RadioTower } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { EditorInsert } from '../../../../kit/form/richText/editorInsert';
import { ReferenceDrawer } from './ReferenceDrawer';
import { VideoDrawer } from './VideoDrawer';

/** Buttons of the editor of contents that insert records of the station, and videos. */
export function useContentInserts(): readonly EditorInsert[] {
  const { t } = useTranslation();
  return [
    { name: 'reference', icon: RadioTower, label: t('website.reference.name'), Drawer: ReferenceDrawer },
    { name: 'video', icon: Clapperboard, label: t('website.video.name'), Drawer: VideoDrawer },
  ];
}
