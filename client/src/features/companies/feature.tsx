import { Building2, Package } from 'lucide-react';
import { defineFeature } from '../../kit/defineFeature';
import { productPaths } from './paths';

export const companies = defineFeature({
  name: 'companies',
  documentation: 'business',
  pages: [
    {
      type: 'Company',
      texts: 'companies',
      list: '/admin/companies',
      load: () => import('./CompanyListPage'),
      entry: { id: 4, icon: Building2, section: 'business' },
      fields: { name: { label: 'companies.name' } },
    },
    {
      type: 'Product',
      texts: 'products',
      list: productPaths.list,
      load: () => import('./ProductListPage'),
      page: () => import('./ProductDetailPage'),
      entry: { id: 5, icon: Package, section: 'business' },
      fields: {
        name: { label: 'products.name' },
        description: { label: 'products.what' },
        affectedUsers: { label: 'products.affected' },
      },
    },
  ],
});
