import { Building2, Package } from 'lucide-react';
import { defineFeature } from '../../kit/defineFeature';
import { companyPaths, productPaths } from './paths';
import { companyRecord, productRecord } from './records';

export const companies = defineFeature({
  name: 'companies',
  documentation: 'business',
  records: [companyRecord, productRecord],
  pages: [
    {
      path: companyPaths.list,
      title: 'companies.title',
      load: () => import('./CompanyListPage'),
      rule: { action: 'read', subject: 'Company' },
      entry: { id: 4, icon: Building2, section: 'business' },
    },
    {
      path: productPaths.list,
      title: 'products.title',
      load: () => import('./ProductListPage'),
      rule: { action: 'read', subject: 'Product' },
      entry: { id: 5, icon: Package, section: 'business' },
    },
    {
      path: productPaths.detail(':id'),
      title: 'products.one',
      load: () => import('./ProductDetailPage'),
      rule: { action: 'read', subject: 'Product' },
    },
  ],
});
