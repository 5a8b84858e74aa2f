import { ShieldQuestion } from 'lucide-react';
import { defineFeature } from '../../kit/defineFeature';

export const accounts = defineFeature({
  name: 'accounts',
  pages: [
    {
      path: '/admin/access',
      title: 'access.title',
      load: () => import('./AccessPage'),
      menu: { icon: ShieldQuestion, section: 'people' },
    },
  ],
});
