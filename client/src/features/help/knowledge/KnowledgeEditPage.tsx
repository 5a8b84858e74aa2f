import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { RecordState } from '../../../kit/data/texts/RecordState';
import { notify } from '../../../kit/feedback/toasts/notify';
import { PlainEditForm } from '../../../kit/form/plain/PlainPageForm';
import { PageHeader } from '../../../kit/layout/PageHeader';
import { forgetKnowledge } from '../helpCache';
import {
  KnowledgeArticleDocument,
  useKnowledgeArticleQuery,
  useKnowledgeTopicsQuery,
  useUpdateKnowledgeQuestionMutation,
  type KnowledgeArticleFragment,
  type KnowledgeTopicsQuery,
} from './knowledge.generated';
import { knowledgeForm } from './knowledgeForm';
import { helpPaths } from '../paths';

/** Page that edits an article of the knowledge base. */
export default function KnowledgeEditPage() {
  const { categoryKey = '', slug = '' } = useParams();
  const { t } = useTranslation();
  const query = useKnowledgeArticleQuery({ variables: { slug } });
  const topics = useKnowledgeTopicsQuery();
  const article = query.data?.knowledgeQuestionBySlug;
  return (
    <>
      <PageHeader
        title={t('knowledge.edit')}
        description={article?.question}
        back={{ to: helpPaths.article(categoryKey, slug), label: t('knowledge.one') }}
      />
      <RecordState query={query} record={article}>
        {(found) => (
          <RecordState query={topics} record={topics.data?.knowledgeCategories}>
            {(shelves) => <EditForm key={found.id} article={found} shelves={shelves} />}
          </RecordState>
        )}
      </RecordState>
    </>
  );
}

interface EditProps {
  article: KnowledgeArticleFragment;
  shelves: KnowledgeTopicsQuery['knowledgeCategories'];
}

function EditForm({ article, shelves }: EditProps) {
  const { id, slug, categoryKey } = article;
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [updateArticle] = useUpdateKnowledgeQuestionMutation({ update: forgetKnowledge });
  return (
    <PlainEditForm
      form={knowledgeForm(shelves)}
      record={article}
      load={async (runQuery) => (await runQuery(KnowledgeArticleDocument, { slug })).knowledgeQuestionBySlug}
      save={async (input, version) => {
        const { data } = await updateArticle({ variables: { id, version, input } });
        notify({ type: 'success', title: t('knowledge.saved', { question: input.question }) });
        await navigate(helpPaths.article(data!.updateKnowledgeQuestion.categoryKey, slug));
      }}
      saveLabel={t('actions.save')}
      cancelTo={helpPaths.article(categoryKey, slug)}
    />
  );
}
