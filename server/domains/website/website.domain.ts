import type { Domain, Settings } from '../../kit/domain.ts';
import { grants } from '../../kit/rules/standardGrants.ts';
import { BannerResolver } from './banners/banner.resolver.ts';
import { bannerPages } from './banners/bannerPages.ts';
import { bannerFiles, bannerFolder } from './banners/bannerPictures.ts';
import { BannerCounts } from './banners/counts/bannerCounts.ts';
import { BannerDay } from './banners/counts/bannerDay.entity.ts';
import { CardFonts } from './cards/cardFonts.ts';
import { SocialCards } from './cards/socialCards.ts';
import { CommentForms } from './comments/commentForms.ts';
import { waitingCommentNotice } from './comments/waitingNotice.ts';
import { ContentCommentsResolver, WebCommentResolver } from './comments/webComment.resolver.ts';
import { ContentBookmark } from './contents/contentBookmark.entity.ts';
import { ownContents } from './contents/contentAccess.ts';
import { ContentEditorsResolver } from './contents/contentEditors.resolver.ts';
import { PhotoResolver } from './contents/pictures/photo.ts';
import { ContentResolver } from './contents/content.resolver.ts';
import { contentFolder, formerContentFolder } from './contents/pictures/contentPictureFiles.ts';
import { contentFiles } from './contents/pictures/contentPictures.ts';
import { ContentStepsResolver } from './contents/steps/contentSteps.resolver.ts';
import { reviewNotice } from './contents/review/reviewNotice.ts';
import { ContentDraft } from './drafts/contentDraft.entity.ts';
import { ContentDraftResolver } from './drafts/contentDraft.resolver.ts';
import { draftNotice } from './drafts/draftNotice.ts';
import { publishDraftJob } from './drafts/publishDraftJob.ts';
import { ContentRevisionResolver } from './drafts/contentRevision.resolver.ts';
import { designFiles } from './design/designFiles.ts';
import { designNotice } from './design/designNotice.ts';
import { publishDesignJob } from './design/publishDesignJob.ts';
import { WebsiteDesignResolver } from './design/websiteDesign.resolver.ts';
import { WebsiteDraft } from './design/websiteDraft.entity.ts';
import { WebsiteDraftResolver } from './design/websiteDraft.resolver.ts';
import { onPublicRadio } from './pages/site.ts';
import { publishProgrammes } from './pages/live/programmeOnAir.ts';
import { MenuItemResolver } from './menus/menuItem.resolver.ts';
import { menuUsesResolvers } from './menus/menuUses.resolver.ts';
import { publicTypes, sitePages } from './pages/sitePages.ts';
import { ContentPreviewResolver } from './preview/contentPreview.resolver.ts';
import { ContentPreviews } from './preview/contentPreviews.ts';
import { designPreviewPages } from './preview/designPreview.ts';
import { previewPage } from './preview/previewPage.ts';
import { ContactForms } from './contact/contactForms.ts';
import { SitePreviewResolver } from './preview/sitePreview.resolver.ts';
import { cropPage } from './pictures/cropPage.ts';
import { PictureCrops } from './pictures/pictureCrops.ts';
import { ContentReference } from './references/contentReference.entity.ts';
import { contentUsesResolvers } from './references/contentUses.resolver.ts';
import { referenceUses } from './references/referenceUses.ts';
import { soundDocuments } from './references/soundDocuments.ts';
import { RedirectResolver } from './redirects/redirect.resolver.ts';
import { socialPictureFiles } from './webmaster/socialPicture.ts';
import { Website } from './settings/website.entity.ts';
import { WebsiteResolver } from './settings/website.resolver.ts';
import { SectionFormResolver, SectionResolver, SectionTextResolver } from './sections/section.resolver.ts';
import { TopicResolver } from './topics/topic.resolver.ts';

/** Services that render pictures for visitors. */
function picturesOf({ secret, storage, ...settings }: Settings) {
  const pictureCrops = new PictureCrops(secret, storage, {
    folders: [contentFolder, formerContentFolder, bannerFolder],
    largest: 1600,
  });
  const fonts = new CardFonts(settings);
  return { pictureCrops, socialCards: new SocialCards({ storage, crops: pictureCrops, fonts }) };
}

/** The public website of a radio: its contents, and the pages that visitors read. */
export const website: Domain = {
  grants: {
    staff: grants('read', 'Website'),
    editor: [...grants('read', 'WebCommentEmail'), ...grants('manage', 'Website')],
  },
  ownRows: { Content: ownContents },
  entities: [Website, WebsiteDraft, ContentBookmark, ContentDraft, ContentReference, BannerDay],
  resolvers: [
    WebsiteResolver,
    WebsiteDesignResolver,
    WebsiteDraftResolver,
    MenuItemResolver,
    SectionResolver,
    SectionFormResolver,
    SectionTextResolver,
    TopicResolver,
    ContentResolver,
    ContentStepsResolver,
    PhotoResolver,
    ContentDraftResolver,
    ContentEditorsResolver,
    ContentRevisionResolver,
    ContentPreviewResolver,
    BannerResolver,
    RedirectResolver,
    WebCommentResolver,
    ContentCommentsResolver,
    SitePreviewResolver,
    ...contentUsesResolvers,
    ...menuUsesResolvers,
  ],
  files: {
    ofRecords: [...contentFiles.ofRecords!, ...bannerFiles.ofRecords!, ...socialPictureFiles.ofRecords!],
    loose: [...contentFiles.loose!, ...designFiles.loose],
    open: [...contentFiles.open!, ...designFiles.open, ...bannerFiles.open!, ...socialPictureFiles.open!],
  },
  documents: soundDocuments,
  pages: [...bannerPages, ...sitePages, cropPage, previewPage, ...designPreviewPages],
  publicTypes,
  jobs: [publishDraftJob, publishDesignJob],
  notices: [reviewNotice, waitingCommentNotice, draftNotice, designNotice],
  uses: referenceUses,
  services: (settings) => ({
    ...picturesOf(settings),
    publicRadios: (context) => onPublicRadio(context, {}),
    contentPreviews: new ContentPreviews(settings.secret),
    contactForms: new ContactForms(settings),
    commentForms: new CommentForms(settings),
    bannerCounts: new BannerCounts(settings),
  }),
  start: async (services) => {
    publishProgrammes(services);
    return () => services.bannerCounts.flush();
  },
  seed: async (em) => (await import('./website.seed.ts')).seedWebsite(em),
  seedFiles: async (storage, em) => {
    await (await import('./sample/samplePictures.ts')).storeSamplePictures(storage);
    await (await import('./sample/storeSampleMenu.ts')).storeSampleMenu(em);
  },
  announceDemo: (portal) => `Website of the demo radio: ${portal}/site/horizon`,
};
