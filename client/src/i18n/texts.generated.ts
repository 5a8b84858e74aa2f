// Written from the folders of texts by `npm run generate`.
import type appLayoutCustomizer from '../app/layout/customizer/texts/en.json';
import type appLayout from '../app/layout/texts/en.json';
import type featuresAccounts from '../features/accounts/texts/en.json';
import type featuresAudience from '../features/audience/texts/en.json';
import type featuresAudit from '../features/audit/texts/en.json';
import type featuresBroadcastingFrequencies from '../features/broadcasting/frequencies/texts/en.json';
import type featuresBroadcastingLog from '../features/broadcasting/log/texts/en.json';
import type featuresBroadcastingNow from '../features/broadcasting/now/texts/en.json';
import type featuresBroadcastingStation from '../features/broadcasting/station/texts/en.json';
import type featuresBroadcastingStreams from '../features/broadcasting/streams/texts/en.json';
import type featuresBroadcastingStudio from '../features/broadcasting/studio/texts/en.json';
import type featuresBroadcasting from '../features/broadcasting/texts/en.json';
import type featuresBroadcastingWaitingRoom from '../features/broadcasting/waitingRoom/texts/en.json';
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
import type featuresLibraryAttention from '../features/library/attention/texts/en.json';
import type featuresLibraryBulk from '../features/library/bulk/texts/en.json';
import type featuresLibraryCues from '../features/library/cues/texts/en.json';
import type featuresLibraryDuplicates from '../features/library/duplicates/texts/en.json';
import type featuresLibraryPlayer from '../features/library/player/texts/en.json';
import type featuresLibraryPlaylists from '../features/library/playlists/texts/en.json';
import type featuresLibrary from '../features/library/texts/en.json';
import type featuresLibraryUploads from '../features/library/uploads/texts/en.json';
import type featuresNotificationsPush from '../features/notifications/push/texts/en.json';
import type featuresNotifications from '../features/notifications/texts/en.json';
import type featuresNotificationsWebhooks from '../features/notifications/webhooks/texts/en.json';
import type featuresOrganization from '../features/organization/texts/en.json';
import type featuresPermissions from '../features/permissions/texts/en.json';
import type featuresPortal from '../features/portal/texts/en.json';
import type featuresProfile from '../features/profile/texts/en.json';
import type featuresProgrammesClocks from '../features/programmes/clocks/texts/en.json';
import type featuresProgrammesRushes from '../features/programmes/rushes/texts/en.json';
import type featuresProgrammes from '../features/programmes/texts/en.json';
import type featuresSchedulingDryRun from '../features/scheduling/dryRun/texts/en.json';
import type featuresSchedulingIcalendar from '../features/scheduling/icalendar/texts/en.json';
import type featuresSchedulingPlan from '../features/scheduling/plan/texts/en.json';
import type featuresSchedulingRundowns from '../features/scheduling/rundowns/texts/en.json';
import type featuresScheduling from '../features/scheduling/texts/en.json';
import type featuresStatistics from '../features/statistics/texts/en.json';
import type featuresUsers from '../features/users/texts/en.json';
import type featuresWebsite from '../features/website/texts/en.json';
import type kitAccess from '../kit/access/texts/en.json';
import type kitAudit from '../kit/audit/texts/en.json';
import type kitCharts from '../kit/charts/texts/en.json';
import type kitCommands from '../kit/commands/texts/en.json';
import type kitComments from '../kit/comments/texts/en.json';
import type kitEditing from '../kit/editing/texts/en.json';
import type kitFeedback from '../kit/feedback/texts/en.json';
import type kitFormRichText from '../kit/form/richText/texts/en.json';
import type kitForm from '../kit/form/texts/en.json';
import type kitList from '../kit/list/texts/en.json';
import type kitListViews from '../kit/list/views/texts/en.json';
import type kitMerging from '../kit/merging/texts/en.json';
import type kitProof from '../kit/proof/texts/en.json';
import type kit from '../kit/texts/en.json';

/** The texts of the portal. */
export type Texts = typeof appLayoutCustomizer &
  typeof appLayout &
  typeof featuresAccounts &
  typeof featuresAudience &
  typeof featuresAudit &
  typeof featuresBroadcastingFrequencies &
  typeof featuresBroadcastingLog &
  typeof featuresBroadcastingNow &
  typeof featuresBroadcastingStation &
  typeof featuresBroadcastingStreams &
  typeof featuresBroadcastingStudio &
  typeof featuresBroadcasting &
  typeof featuresBroadcastingWaitingRoom &
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
  typeof featuresLibraryAttention &
  typeof featuresLibraryBulk &
  typeof featuresLibraryCues &
  typeof featuresLibraryDuplicates &
  typeof featuresLibraryPlayer &
  typeof featuresLibraryPlaylists &
  typeof featuresLibrary &
  typeof featuresLibraryUploads &
  typeof featuresNotificationsPush &
  typeof featuresNotifications &
  typeof featuresNotificationsWebhooks &
  typeof featuresOrganization &
  typeof featuresPermissions &
  typeof featuresPortal &
  typeof featuresProfile &
  typeof featuresProgrammesClocks &
  typeof featuresProgrammesRushes &
  typeof featuresProgrammes &
  typeof featuresSchedulingDryRun &
  typeof featuresSchedulingIcalendar &
  typeof featuresSchedulingPlan &
  typeof featuresSchedulingRundowns &
  typeof featuresScheduling &
  typeof featuresStatistics &
  typeof featuresUsers &
  typeof featuresWebsite &
  typeof kitAccess &
  typeof kitAudit &
  typeof kitCharts &
  typeof kitCommands &
  typeof kitComments &
  typeof kitEditing &
  typeof kitFeedback &
  typeof kitFormRichText &
  typeof kitForm &
  typeof kitList &
  typeof kitListViews &
  typeof kitMerging &
  typeof kitProof &
  typeof kit;
