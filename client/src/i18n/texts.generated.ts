// Written from the folders of texts by `npm run generate`.
import type appLayoutCustomizer from '../app/layout/customizer/texts/en.json';
import type appLayout from '../app/layout/texts/en.json';
import type featuresAccounts from '../features/accounts/texts/en.json';
import type featuresAudience from '../features/audience/texts/en.json';
import type featuresAudit from '../features/audit/texts/en.json';
import type featuresBlog from '../features/blog/texts/en.json';
import type featuresCards from '../features/cards/texts/en.json';
import type featuresChatContacts from '../features/chat/contacts/texts/en.json';
import type featuresChatModeration from '../features/chat/moderation/texts/en.json';
import type featuresChatPeople from '../features/chat/people/texts/en.json';
import type featuresChatRecords from '../features/chat/records/texts/en.json';
import type featuresChatSearch from '../features/chat/search/texts/en.json';
import type featuresChat from '../features/chat/texts/en.json';
import type featuresCompanies from '../features/companies/texts/en.json';
import type featuresDashboard from '../features/dashboard/texts/en.json';
import type featuresEmployees from '../features/employees/texts/en.json';
import type featuresHelp from '../features/help/texts/en.json';
import type featuresInvoices from '../features/invoices/texts/en.json';
import type featuresJobs from '../features/jobs/texts/en.json';
import type featuresMultimediaAttention from '../features/multimedia/attention/texts/en.json';
import type featuresMultimediaBulk from '../features/multimedia/bulk/texts/en.json';
import type featuresMultimediaCues from '../features/multimedia/cues/texts/en.json';
import type featuresMultimediaDuplicates from '../features/multimedia/duplicates/texts/en.json';
import type featuresMultimediaPlayer from '../features/multimedia/player/texts/en.json';
import type featuresMultimediaPlaylists from '../features/multimedia/playlists/texts/en.json';
import type featuresMultimedia from '../features/multimedia/texts/en.json';
import type featuresMultimediaUploads from '../features/multimedia/uploads/texts/en.json';
import type featuresNotificationsPush from '../features/notifications/push/texts/en.json';
import type featuresNotifications from '../features/notifications/texts/en.json';
import type featuresNotificationsWebhooks from '../features/notifications/webhooks/texts/en.json';
import type featuresOnairLog from '../features/onair/log/texts/en.json';
import type featuresOnairNow from '../features/onair/now/texts/en.json';
import type featuresOnairStation from '../features/onair/station/texts/en.json';
import type featuresOnairStreams from '../features/onair/streams/texts/en.json';
import type featuresOnairStudio from '../features/onair/studio/texts/en.json';
import type featuresOnair from '../features/onair/texts/en.json';
import type featuresOnairWaitingRoom from '../features/onair/waitingRoom/texts/en.json';
import type featuresOrganization from '../features/organization/texts/en.json';
import type featuresPermissions from '../features/permissions/texts/en.json';
import type featuresPlanningClocks from '../features/planning/clocks/texts/en.json';
import type featuresPlanningDryRun from '../features/planning/dryRun/texts/en.json';
import type featuresPlanningIcalendar from '../features/planning/icalendar/texts/en.json';
import type featuresPlanningPlan from '../features/planning/plan/texts/en.json';
import type featuresPlanningRundowns from '../features/planning/rundowns/texts/en.json';
import type featuresPlanningRushes from '../features/planning/rushes/texts/en.json';
import type featuresPlanning from '../features/planning/texts/en.json';
import type featuresPortal from '../features/portal/texts/en.json';
import type featuresProfile from '../features/profile/texts/en.json';
import type featuresStatistics from '../features/statistics/texts/en.json';
import type featuresUsers from '../features/users/texts/en.json';
import type kitAccess from '../kit/access/texts/en.json';
import type kitAudit from '../kit/audit/texts/en.json';
import type kitCharts from '../kit/charts/texts/en.json';
import type kitCommands from '../kit/commands/texts/en.json';
import type kitComments from '../kit/comments/texts/en.json';
import type kitFeedback from '../kit/feedback/texts/en.json';
import type kitFormRichText from '../kit/form/richText/texts/en.json';
import type kitForm from '../kit/form/texts/en.json';
import type kitList from '../kit/list/texts/en.json';
import type kitListViews from '../kit/list/views/texts/en.json';
import type kitProof from '../kit/proof/texts/en.json';
import type kit from '../kit/texts/en.json';

/** The texts of the portal. */
export type Texts = typeof appLayoutCustomizer &
  typeof appLayout &
  typeof featuresAccounts &
  typeof featuresAudience &
  typeof featuresAudit &
  typeof featuresBlog &
  typeof featuresCards &
  typeof featuresChatContacts &
  typeof featuresChatModeration &
  typeof featuresChatPeople &
  typeof featuresChatRecords &
  typeof featuresChatSearch &
  typeof featuresChat &
  typeof featuresCompanies &
  typeof featuresDashboard &
  typeof featuresEmployees &
  typeof featuresHelp &
  typeof featuresInvoices &
  typeof featuresJobs &
  typeof featuresMultimediaAttention &
  typeof featuresMultimediaBulk &
  typeof featuresMultimediaCues &
  typeof featuresMultimediaDuplicates &
  typeof featuresMultimediaPlayer &
  typeof featuresMultimediaPlaylists &
  typeof featuresMultimedia &
  typeof featuresMultimediaUploads &
  typeof featuresNotificationsPush &
  typeof featuresNotifications &
  typeof featuresNotificationsWebhooks &
  typeof featuresOnairLog &
  typeof featuresOnairNow &
  typeof featuresOnairStation &
  typeof featuresOnairStreams &
  typeof featuresOnairStudio &
  typeof featuresOnair &
  typeof featuresOnairWaitingRoom &
  typeof featuresOrganization &
  typeof featuresPermissions &
  typeof featuresPlanningClocks &
  typeof featuresPlanningDryRun &
  typeof featuresPlanningIcalendar &
  typeof featuresPlanningPlan &
  typeof featuresPlanningRundowns &
  typeof featuresPlanningRushes &
  typeof featuresPlanning &
  typeof featuresPortal &
  typeof featuresProfile &
  typeof featuresStatistics &
  typeof featuresUsers &
  typeof kitAccess &
  typeof kitAudit &
  typeof kitCharts &
  typeof kitCommands &
  typeof kitComments &
  typeof kitFeedback &
  typeof kitFormRichText &
  typeof kitForm &
  typeof kitList &
  typeof kitListViews &
  typeof kitProof &
  typeof kit;
