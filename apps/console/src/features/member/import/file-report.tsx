import type { memberImportCalls as calls } from '@comanda/contract/member'
import type { ResponseOf } from '@comanda/contract/core'
import { showMoney, showNumber, t } from '@comanda/web/i18n'
import { Stack } from '@comanda/web/ui/layout/layout.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import tables from '../../../ui/tables.module.css'
import directory from '../directory/directory.module.css'

type Report = ResponseOf<typeof calls.readMemberFile>

const kinds = {
  created: 'members.importCreated',
  joined: 'members.importJoined',
  opened: 'members.importOpened',
} as const

const Faults = ({ faults }: { faults: readonly string[] }) => (
  <div role="alert">
    <Text kind="error">{t('menuFiles.faults', { count: faults.length })}</Text>
    <ul>
      {faults.map(fault => (
        <li key={fault}>{fault}</li>
      ))}
    </ul>
    <Text kind="quiet">{t('menuFiles.faultsHint')}</Text>
  </div>
)

/** The first changes of the file in a table. */
function Changes({ report: { changes, currency } }: { report: Report }) {
  return (
    <div className={directory.scroll}>
      <table className={`${tables.table} ${directory.table}`} aria-label={t('members.import')}>
        <thead>
          <tr>
            <th scope="col" data-number="true">
              {t('members.importRow')}
            </th>
            <th scope="col">{t('members.name')}</th>
            <th scope="col">{t('members.importChange')}</th>
            <th scope="col" data-number="true">
              {t('members.points')}
            </th>
            <th scope="col" data-number="true">
              {t('members.value')}
            </th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ row, name, kind, points, value }) => (
            <tr key={row}>
              <td data-number="true" data-label={t('members.importRow')}>
                {row}
              </td>
              <td data-column="name">
                <bdi>{name || '–'}</bdi>
              </td>
              <td data-label={t('members.importChange')}>{t(kinds[kind])}</td>
              <td data-number="true" data-label={t('members.points')}>
                {showNumber(points)}
              </td>
              <td data-number="true" data-label={t('members.value')}>
                {currency && showMoney(value, currency)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** What an import of the file would do, or its faults. CARD-17 */
export function FileReport({ report }: { report: Report }) {
  const { rows, created, joined, opened, unchanged, points, value, currency, faults, leftBehind } = report
  if (faults.length > 0) return <Faults faults={faults} />
  const parts = [
    created > 0 && t('members.importCreatedCount', { count: showNumber(created) }),
    joined > 0 && t('members.importJoinedCount', { count: showNumber(joined) }),
    opened > 0 && t('members.importOpenedCount', { count: showNumber(opened) }),
    unchanged > 0 && t('members.importUnchangedCount', { count: showNumber(unchanged) }),
  ].filter(Boolean)
  return (
    <Stack gap={8}>
      <Text figures>{[t('members.importRows', { rows: showNumber(rows) }), ...parts].join(' · ')}</Text>
      <Text kind="quiet" figures>
        {t('members.importBalances', {
          points: showNumber(points),
          value: currency ? showMoney(value, currency) : '0',
        })}
      </Text>
      {leftBehind.length > 0 && <Text kind="quiet">{t('members.importLeft', { columns: leftBehind.join(', ') })}</Text>}
      {report.changes.length > 0 && <Changes report={report} />}
    </Stack>
  )
}
