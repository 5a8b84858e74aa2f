const analyticsCards = [
  'support-tracker',
  'avg-sessions',
  'revenue-report',
  'goal-overview',
  'revenue',
  'product-orders',
  'sessions-device',
  'customers',
];

const statisticsCards = [
  'orders-bar-chart',
  'profit-line-chart',
  'subscribers',
  'revenue',
  'sales',
  'orders',
  'site-traffic',
  'active-users',
  'newsletter',
];

/** The card paths that older clients call. */
export const cardPaths = [
  ...analyticsCards.map((card) => `/card/card-analytics/${card}`),
  ...statisticsCards.map((card) => `/card/card-statistics/${card}`),
];

/** All REST paths that older clients call, with their methods. Tests check that each of them exists. */
export const contract = [
  'POST /jwt/login',
  'POST /jwt/register',
  'POST /jwt/refresh-token',
  'GET /apps/invoice/invoices',
  'GET /api/invoice/invoices/{id}',
  'DELETE /apps/invoice/delete',
  'GET /api/invoice/clients',
  'GET /api/datatables/initial-data',
  'GET /api/datatables/data',
  'GET /api/users/list/all-data',
  'GET /api/users/list/data',
  'GET /api/users/user',
  'POST /apps/users/add-user',
  'DELETE /apps/users/delete',
  'GET /apps/permissions/data',
  'POST /apps/permissions/add-permission',
  'POST /apps/permissions/update-permission',
  'DELETE /apps/permissions/delete',
  'GET /api/bookmarks/data',
  'POST /api/bookmarks/update',
  'GET /api/main-search/data',
  'GET /profile/data',
  ...cardPaths.map((path) => `GET ${path}`),
  'GET /blog/list/data',
  'GET /blog/list/data/sidebar',
  'GET /blog/list/data/detail',
  'GET /blog/list/data/edit',
  'GET /faq/data',
  'GET /faq/data/knowledge_base',
  'GET /faq/data/category',
  'GET /faq/data/question',
  'GET /apps/chat/chats-and-contacts',
  'GET /apps/chat/users/profile-user',
  'GET /apps/chat/get-chat',
  'POST /apps/chat/send-msg',
  'GET /account-setting/data',
];
