import { breakdowns, salesCalls as calls } from '@comanda/contract/report'
import { localTime } from '@comanda/domain/store'
import { showDay, t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { EmptyState, Skeleton } from '@comanda/web/ui/feedback/states.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChartColumn, Download } from 'lucide-react'
import { useMay } from '../../../platform/may.ts'
import { serverNow } from '../../../platform/now.ts'
import { goTo, usePlace } from '../../../platform/place.ts'
import { send } from '../../../platform/send.ts'
import type { StaffInfo } from '../../../platform/session.ts'
import { QueryError } from '../../../ui/loaded.tsx'
import tables from '../../../ui/tables.module.css'
import { DayMail } from './day-mail.tsx'
import { BreakdownTable } from './breakdown-table.tsx'
import { type Breakdown, columnsOf, type InCurrency, type Sales } from './breakdown.ts'
import { SalesCourse, SalesRank } from './charts.tsx'
import { SalesFigures } from './figures.tsx'
import { saveCsv, saveXlsx } from './files.ts'
import { ByChoice, Filters, type Shown } from './filters.tsx'
import { type DayRange, rangeOf } from './ranges.ts'
import { Outstanding } from './outstanding.tsx'
import styles from './sales.module.css'

const AGAIN_MS = 60_000
/** While the figures of past days are built for the first time. */
const AGAIN_PREPARING_MS = 3000

/** The report's state in the address: `sales/<period>/<breakdown>~<store>~<store>`; without stores, the current one. */
function useShown(shopId: number, shops: StaffInfo['shops']): [Shown, (change: Partial<Shown>) => void] {
  const { view, detail, part } = usePlace()
  const isOwn = view === 'sales'
  const [by, ...ids] = isOwn ? part.split('~') : []
  const known = shops.map(one => one.shopId).filter(one => ids.includes(String(one)))
  const shown: Shown = {
    range: isOwn ? detail : '',
    by: breakdowns.find(one => one === by) ?? 'dish',
    shopIds: known.length > 0 ? known : [shopId],
  }
  const show = (change: Partial<Shown>) => {
    const next = { ...shown, ...change }
    goTo('sales', next.range || 'today', [next.by, ...next.shopIds].join('~'))
  }
  return [shown, show]
}

interface ToolsProps {
  sales: Sales
  by: Breakdown
  days: DayRange
}

const Tools = ({ sales, by, days }: ToolsProps) => (
  <div className={styles.tools}>
    <Button
      size="small"
      kind="soft"
      icon={<Download aria-hidden="true" size={18} />}
      onClick={() => saveCsv(sales, by, days)}
    >
      {t('sales.csv')}
    </Button>
    <Button
      size="small"
      kind="soft"
      icon={<Download aria-hidden="true" size={18} />}
      onClick={() => void saveXlsx(sales, by, days)}
    >
      {t('sales.xlsx')}
    </Button>
  </div>
)

interface CurrencyProps extends ToolsProps {
  inCurrency: InCurrency
  /** There are several currencies: each has its heading. */
  named: boolean
  onBy: (by: Breakdown) => void
}

/** The figures, charts and tables of the stores with one currency. */
function OneCurrency({ sales, inCurrency, by, days, named, onBy }: CurrencyProps) {
  const { currency, rows, total } = inCurrency
  return (
    <section className={tables.view} aria-label={currency.currencyCode}>
      {named && <h3>{currency.currencyCode}</h3>}
      <SalesFigures sales={sales} inCurrency={inCurrency} until={days.until} />
      {total.count === 0 ? (
        <EmptyState icon={<ChartColumn />} title={t('sales.none')} />
      ) : (
        <>
          <SalesCourse {...inCurrency} />
          <section className={styles.panel}>
            <div className={styles.head}>
              <ByChoice by={by} onBy={onBy} />
              {!named && <Tools sales={sales} by={by} days={days} />}
            </div>
            {rows.length === 0 ? (
              <p className={tables.quiet}>{t('sales.nothing', { by: t(`sales.by.${by}`) })}</p>
            ) : (
              <>
                {columnsOf[by].length > 0 && <SalesRank by={by} rows={rows} currency={currency} />}
                <BreakdownTable key={by} by={by} rows={rows} currency={currency} />
              </>
            )}
          </section>
        </>
      )}
    </section>
  )
}

interface SalesViewProps {
  shopId: number
  timeZone: string
  staff: Pick<StaffInfo, 'shops'>
}

/** Sales over any days and stores, with charts, tables and files. For managers only. PAY-13 */
export function SalesView({ shopId, timeZone, staff }: SalesViewProps) {
  const [shown, show] = useShown(shopId, staff.shops)
  const today = localTime(serverNow(), timeZone).date
  const days = rangeOf(shown.range, today)
  const mayReconcile = useMay('reconcile')
  const { by } = shown
  const shopIds = [...shown.shopIds]
  const query = useQuery({
    queryKey: ['sales', shopId, shopIds, days, by],
    // The breakdown is stored with its rows: while the next one loads, rows are never shown under other columns.
    queryFn: async () => ({ by, sales: await send(calls.sales, { shopId, shopIds, ...days, by }) }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.sales.seenUntil ? AGAIN_MS : AGAIN_PREPARING_MS),
  })
  const { data } = query
  return (
    <div className={tables.view}>
      <div className={styles.head}>
        <h2>{t('console.sales')}</h2>
        {data?.sales.seenUntil && (
          <span className={tables.quiet}>
            {t('sales.updated', { time: showDay(data.sales.seenUntil, 'time', timeZone) })}
          </span>
        )}
      </div>
      <Filters shopId={shopId} shown={shown} days={days} today={today} shops={staff.shops} onShow={show} />
      {query.isPending && <Skeleton height={320} />}
      {!query.isPending && !data && <QueryError query={query} />}
      {data && !data.sales.seenUntil && <p className={tables.quiet}>{t('sales.preparing')}</p>}
      {data && data.sales.currencies.length > 1 && <Tools sales={data.sales} by={data.by} days={days} />}
      {data?.sales.currencies.map(inCurrency => (
        <OneCurrency
          key={inCurrency.currency.currencyCode}
          sales={data.sales}
          inCurrency={inCurrency}
          by={data.by}
          days={days}
          named={data.sales.currencies.length > 1}
          onBy={next => show({ by: next })}
        />
      ))}
      {mayReconcile && <Outstanding shopId={shopId} today={today} />}
      <DayMail shopId={shopId} />
    </div>
  )
}
