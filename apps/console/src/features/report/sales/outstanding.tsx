import { outstandingCalls as calls } from '@comanda/contract/report'
import type { ResponseOf } from '@comanda/contract/core'
import { decimalText, money } from '@comanda/domain/money'
import { csvOf } from '@comanda/domain/spreadsheet'
import { showMoney, showNumber, t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { saveFile } from '../../../platform/save-file.ts'
import { send } from '../../../platform/send.ts'
import tables from '../../../ui/tables.module.css'
import { type Cell, saveWorkbook } from './files.ts'
import styles from './sales.module.css'

type Row = ResponseOf<typeof calls.outstandingValue>['rows'][number]

/** The rows under a header: currency, kind, accounts, and amounts with the decimals of the currency. */
const fileRows = (rows: readonly Row[]): Cell[][] => [
  [t('sales.currency'), t('sales.outstanding.kind'), t('sales.outstanding.accounts'), t('sales.outstanding.amount')],
  ...rows.map(({ kind, currency, accounts, amount }) => [
    currency?.currencyCode ?? '',
    t(`sales.outstanding.${kind}`),
    accounts,
    currency ? decimalText(money(amount), currency.internationalSystemOfUnits) : amount,
  ]),
]

const Tools = ({ rows, today }: { rows: readonly Row[]; today: string }) => (
  <div className={styles.tools}>
    <Button
      size="small"
      kind="soft"
      aria-label={`${t('sales.outstanding')}: ${t('sales.csv')}`}
      icon={<Download aria-hidden="true" size={18} />}
      onClick={() => saveFile(`outstanding-${today}.csv`, csvOf(fileRows(rows)))}
    >
      {t('sales.csv')}
    </Button>
    <Button
      size="small"
      kind="soft"
      aria-label={`${t('sales.outstanding')}: ${t('sales.xlsx')}`}
      icon={<Download aria-hidden="true" size={18} />}
      onClick={() => void saveWorkbook(`outstanding-${today}.xlsx`, t('sales.outstanding'), fileRows(rows))}
    >
      {t('sales.xlsx')}
    </Button>
  </div>
)

/** What the brand owes its guests now, by kind and currency. PAY-17 */
export function Outstanding({ shopId, today }: { shopId: number; today: string }) {
  const { data } = useQuery({
    queryKey: ['outstanding', shopId],
    queryFn: () => send(calls.outstandingValue, { shopId }),
  })
  if (!data || data.rows.length === 0) return null
  return (
    <section className={styles.panel} aria-label={t('sales.outstanding')}>
      <div className={styles.head}>
        <h3>{t('sales.outstanding')}</h3>
        <Tools rows={data.rows} today={today} />
      </div>
      <p className={tables.quiet}>{t('sales.outstanding.hint')}</p>
      <div className={styles.scroll}>
        <table className={tables.table} aria-label={t('sales.outstanding')}>
          <thead>
            <tr>
              <th scope="col">{t('sales.outstanding.kind')}</th>
              <th scope="col">{t('sales.currency')}</th>
              <th scope="col">{t('sales.outstanding.accounts')}</th>
              <th scope="col">{t('sales.outstanding.amount')}</th>
            </tr>
          </thead>
          <tbody>
            {data.rows.map(({ kind, currency, accounts, amount }) => (
              <tr key={`${kind} ${currency?.currencyCode}`}>
                <th scope="row">{t(`sales.outstanding.${kind}`)}</th>
                <td>{currency?.currencyCode ?? '–'}</td>
                <td>{showNumber(accounts)}</td>
                <td>{currency ? showMoney(money(amount), currency) : showNumber(amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
