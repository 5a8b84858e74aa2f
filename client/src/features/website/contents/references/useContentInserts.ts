import { Clapperboard, RadioTower } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { EditorInsert } from '../../../../kit/form/richText/editorInsert';
import { ReferenceDrawer, ReferenceDrawerWithoutSounds } from './ReferenceDrawer';
import { VideoDrawer } from './VideoDrawer';

/**
 * Buttons of the editor of texts of the website that insert records of the station, and videos. `hasSounds` is false for texts that
 * belong to no content: they cannot play sounds of the library.
 */
export function useContentInserts({ hasSounds = true } = {}): readonly EditorInsert[] {
  const { t } = useTranslation();
  return [
    {
      name: 'reference',
      icon: RadioTower,
      label: t('website.reference.name'),
      Drawer: hasSounds ? ReferenceDrawer : ReferenceDrawerWithoutSounds,
    },
    { name: 'video', icon: Clapperboard, label: t('website.video.name'), Drawer: VideoDrawer },
  ];
}
