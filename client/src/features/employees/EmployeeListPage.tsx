import { Button } from '@chakra-ui/react';
import { Download, IdCard } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSessionContext } from '../../apollo/session/SessionContext';
import { useCan } from '../../kit/access/useCan';
import { Person } from '../../kit/data/people/Person';
import { saveExport } from '../../kit/data/files/saveExport';
import { useFormat } from '../../kit/data/format/useFormat';
import { notify } from '../../kit/feedback/toasts/notify';
import { ListPage } from '../../kit/list/ListPage';
import { useListPage } from '../../kit/list/useListPage';
import { useReauthentication } from '../../kit/proof/ReauthenticationContext';
import { useEmployeeListQuery } from './employees.generated';
import { employeeStatuses, EmployeeStatusBadge } from './EmployeeStatusBadge';

/** Table of employees, with search, a filter by status, sorting, pages and export. */
export default function EmployeeListPage() {
  const { t } = useTranslation();
  const format = useFormat();
  const withSalary = useCan()({ action: 'read', subject: 'Salary' });

  const list = useListPage(useEmployeeListQuery, {
    name: 'employees',
    variables: { withSalary },
    columns: [
      {
        key: 'fullName',
        header: t('employees.name'),
        sortBy: 'fullName',
        isFixed: true,
        cell: ({ fullName, post, avatar }) => <Person name={fullName} detail={post} src={avatar} />,
        card: 'title',
      },
      {
        key: 'email',
        header: t('employees.email'),
        sortBy: 'email',
        from: 'xl',
        width: '22%',
        cell: ({ email }) => email,
      },
      {
        key: 'city',
        header: t('employees.city'),
        sortBy: 'city',
        from: 'lg',
        width: '13%',
        cell: ({ city }) => city,
        card: 'detail',
      },
      {
        key: 'startDate',
        header: t('employees.started'),
        sortBy: 'startDate',
        width: '128px',
        cell: ({ startDate }) => format.date(startDate),
        card: 'detail',
      },
      {
        key: 'salary',
        header: t('employees.salary'),
        sortBy: 'salary',
        align: 'end',
        width: '128px',
        cell: ({ salary }) => (salary == null ? null : format.money(salary)),
        card: 'end',
        isShown: withSalary,
      },
      {
        key: 'age',
        header: t('employees.age'),
        sortBy: 'age',
        align: 'end',
        from: '2xl',
        width: '88px',
        cell: ({ age }) => format.integer(age),
      },
      {
        key: 'experience',
        header: t('employees.experience'),
        sortBy: 'experience',
        align: 'end',
        from: 'xl',
        width: '120px',
        cell: ({ experience }) => t('employees.years', { count: experience }),
      },
      {
        key: 'status',
        header: t('employees.status'),
        sortBy: 'status',
        width: '150px',
        cell: ({ status }) => <EmployeeStatusBadge status={status} />,
        card: 'end',
      },
    ],
    filters: [
      {
        field: 'status',
        label: t('employees.status'),
        options: employeeStatuses.map((value) => ({ value, label: t(`employees.statuses.${value}`) })),
      },
    ],
  });

  return (
    <ListPage
      list={list}
      title={t('employees.title')}
      description={t('employees.description')}
      icon={IdCard}
      searchLabel={t('employees.search')}
      emptyText={t('employees.empty')}
      actions={<ExportButton search={list.search} status={statusOf(list.filters)} sort={list.sort} />}
      hasOwnExport
      rowName={({ fullName }) => fullName}
    />
  );
}

const statusOf = (filters: readonly { field: string; value?: string | undefined }[]) =>
  filters.find(({ field }) => field === 'status')?.value ?? '';

/** Button that saves the listed employees as a CSV file, in the order of the table. */
function ExportButton({
  search,
  status,
  sort,
}: {
  search: string;
  status: string;
  sort: { key: string; order: string } | undefined;
}) {
  const { t } = useTranslation();
  const sessionContext = useSessionContext();
  const reauthentication = useReauthentication();
  const [isExporting, setIsExporting] = useState(false);

  const exportCsv = async () => {
    setIsExporting(true);
    const query = new URLSearchParams({
      search,
      status,
      sort: sort?.key ?? '',
      order: sort?.order.toLowerCase() ?? '',
    });
    try {
      await saveExport(
        `/api/exports/employees.csv?${query}`,
        'employees.csv',
        sessionContext,
        reauthentication,
      );
    } catch (error) {
      notify({ type: 'error', title: t('employees.exportFailed'), description: (error as Error).message });
    } finally {
      setIsExporting(false);
    }
  };
  return (
    <Button
      variant="outline"
      loading={isExporting}
      loadingText={t('employees.export')}
      onClick={() => void exportCsv()}
    >
      <Download aria-hidden /> {t('employees.export')}
    </Button>
  );
}
