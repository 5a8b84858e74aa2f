/** Five journeys through the code: for each step its file, by its present and its former paths. */
export const journeys = {
  'update an invoice': [
    [
      'client/src/features/invoices/edit/InvoiceEditPage.tsx',
      'client/src/features/invoices/InvoiceEditPage.tsx',
    ],
    ['client/src/features/invoices/edit/InvoiceForm.tsx', 'client/src/features/invoices/InvoiceForm.tsx'],
    ['server/domains/business/invoices/invoice.resolver.ts', 'server/domains/invoices/invoice.resolver.ts'],
    ['server/domains/business/invoices/invoice.entity.ts', 'server/domains/invoices/invoice.entity.ts'],
    ['server/kit/resource/resolvers/updateResolver.ts', 'server/kit/resource/updateResolver.ts'],
    ['server/kit/resource/writes.ts'],
  ],
  'what plays next': [
    ['server/domains/broadcasting/station/playerPaths.ts', 'server/domains/onair/station/playerPaths.ts'],
    ['server/domains/broadcasting/playout/handOut.ts', 'server/domains/onair/playout/handOut.ts'],
    ['server/domains/broadcasting/playout/layOut.ts', 'server/domains/onair/playout/layOut.ts'],
  ],
  'a chat message': [
    ['server/domains/chat/messages/chatMessage.resolver.ts'],
    ['server/domains/chat/messages/sendMessage.ts'],
    ['server/domains/chat/messages/messageChanges.resolver.ts'],
  ],
  'a list page': [
    ['client/src/features/employees/EmployeeListPage.tsx'],
    [
      'server/domains/business/employees/employee.resolver.ts',
      'server/domains/employees/employee.resolver.ts',
    ],
    ['server/domains/business/employees/employee.entity.ts', 'server/domains/employees/employee.entity.ts'],
    ['server/kit/list/findPage.ts'],
  ],
  'an upload': [
    [
      'client/src/features/library/uploads/useUploads.ts',
      'client/src/features/multimedia/uploads/useUploads.ts',
    ],
    ['server/transport/files/resumableRoutes.ts', 'server/http/resumableRoutes.ts'],
    ['server/domains/library/uploads/mediaUploads.ts', 'server/domains/multimedia/uploads/mediaUploads.ts'],
  ],
};
