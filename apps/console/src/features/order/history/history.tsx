import { historyStatuses } from '@comanda/contract/order'
import { csvOf } from '@comanda/domain/spreadsheet'
import type { Currency } from '@comanda/domain/money'
import { showDate, showMoney, t } from '@comanda/web/i18n'
import { toast } from '@comanda/web/notices'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Badge } from '@comanda/web/ui/controls/chip.tsx'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { TextInput } from '@comanda/web/ui/controls/text-input.tsx'
import { Skeleton } from '@comanda/web/ui/feedback/states.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { Download } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { typedAmount } from '../../../forms/fields/typed-amount.ts'
import { saveFile } from '../../../platform/save-file.ts'
import { QueryError } from '../../../ui/loaded.tsx'
import tables from '../../../ui/tables.module.css'
import { type BoardOrder, stateText } from '../board/columns.ts'
import styles from './history.module.css'
import { allOf, fileNameOf, fileRows, type Filters, guestOf, orderTypeTexts, phoneOf, useHistory } from './queries.ts'

/** The filters as they are typed; amounts are text until they are amounts. */
interface Typed {
  text: string
  from: string
  until: string
  least: string
  most: string
  status: string
  type: string
  table: string
}

const nothing: Typed = { text: '', from: '', until: '', least: '', most: '', status: '', type: '', table: '' }
const types = [1100, 1200, 1300] as const

function filtersOf(typed: Typed, currency: Currency): Filters {
  const [least, most] = [typedAmount(typed.least, currency), typedAmount(typed.most, currency)]
  const status = historyStatuses.find(one => one === typed.status)
  const orderType = types.find(one => String(one) === typed.type)
  return {
    text: typed.text.trim(),
    table: typed.table.trim(),
    ...(typed.from !== '' && { from: typed.from }),
    ...(typed.until !== '' && { until: typed.until }),
    ...(least !== undefined && { least }),
    ...(most !== undefined && { most }),
    ...(status && { status }),
    ...(orderType && { orderType }),
  }
}

interface FilterProps {
  typed: Typed
  onTyped: (typed: Typed) => void
}

/** The filters; each narrows the list at once. */
function FilterBar({ typed, onTyped }: FilterProps) {
  const input = (name: keyof Typed, type = 'text', inputMode?: 'decimal') => ({
    value: typed[name],
    type,
    ...(inputMode && { inputMode }),
    maxLength: 60,
    onChange: ({ target }: { target: { value: string } }) => onTyped({ ...typed, [name]: target.value }),
  })
  return (
    <search className={styles.filters}>
      <Field label={t('history.find')}>
        <TextInput {...input('text', 'search')} />
      </Field>
      <Field label={t('history.from')}>
        <TextInput {...input('from', 'date')} />
      </Field>
      <Field label={t('history.until')}>
        <TextInput {...input('until', 'date')} />
      </Field>
      <Field label={t('history.least')}>
        <TextInput {...input('least', 'text', 'decimal')} dir="ltr" />
      </Field>
      <Field label={t('history.most')}>
        <TextInput {...input('most', 'text', 'decimal')} dir="ltr" />
      </Field>
      <Field label={t('history.table')}>
        <TextInput {...input('table')} />
      </Field>
      <label className={styles.choice}>
        <span>{t('history.status')}</span>
        <select value={typed.status} onChange={event => onTyped({ ...typed, status: event.target.value })}>
          <option value="">{t('history.any')}</option>
          {historyStatuses.map(status => (
            <option key={status} value={status}>
              {t(`history.${status}`)}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.choice}>
        <span>{t('history.type')}</span>
        <select value={typed.type} onChange={event => onTyped({ ...typed, type: event.target.value })}>
          <option value="">{t('history.any')}</option>
          {types.map(type => (
            <option key={type} value={type}>
              {t(orderTypeTexts[type])}
            </option>
          ))}
        </select>
      </label>
    </search>
  )
}

interface RowsProps {
  orders: readonly BoardOrder[]
  timeZone: string
  onOpen: (orderId: string) => void
}

const OrderRows = ({ orders, timeZone, onOpen }: RowsProps) => (
  <table className={tables.table}>
    <thead>
      <tr className={styles.head}>
        <th scope="col">{t('history.number')}</th>
        <th scope="col">{t('history.time')}</th>
        <th scope="col">{t('history.type')}</th>
        <th scope="col">{t('history.guest')}</th>
        <th scope="col">{t('history.status')}</th>
        <th scope="col">{t('history.amount')}</th>
      </tr>
    </thead>
    <tbody>
      {orders.map(order => (
        <tr key={order.orderId} className={styles.row}>
          <th scope="row">
            <button type="button" className={styles.number} onClick={() => onOpen(order.orderId)}>
              {order.orderNo}
              {order.callNumber && <Text kind="quiet">{order.callNumber}</Text>}
            </button>
          </th>
          <td>{showDate(order.createdAt, 'dateTime', timeZone)}</td>
          <td>
            {order.table ? t('console.table', { name: order.table.tableName }) : t(orderTypeTexts[order.orderType])}
          </td>
          <td>
            {guestOf(order)}
            <Text kind="quiet">
              <bdi>{phoneOf(order)}</bdi>
            </Text>
          </td>
          <td>
            <Badge>{t(stateText(order))}</Badge> <Badge>{t(`console.${order.payState}`)}</Badge>
          </td>
          <td className={styles.amount}>{showMoney(order.totalPaidAmount, order.currency)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

interface HistoryProps {
  shopId: number
  timeZone: string
  currency: Currency
  onOpen: (orderId: string) => void
}

/** All orders of a store, however old: search, export, and each order with its tools. ORDER-12 */
export function History({ shopId, timeZone, currency, onOpen }: HistoryProps) {
  const [typed, setTyped] = useState(nothing)
  const [saving, setSaving] = useState(false)
  const filters = filtersOf(useDeferredValue(typed), currency)
  const query = useHistory(shopId, filters)
  const orders = query.data?.pages.flatMap(page => page.orders) ?? []
  const save = async () => {
    setSaving(true)
    try {
      saveFile(fileNameOf(filters), csvOf(fileRows(await allOf(shopId, filters), timeZone)))
    } catch (error) {
      toast(error instanceof Error ? error.message : String(error))
    } finally {
      setSaving(false)
    }
  }
  return (
    <div className={tables.view}>
      <FilterBar typed={typed} onTyped={setTyped} />
      <div>
        <Button
          size="small"
          kind="soft"
          busy={saving}
          disabled={orders.length === 0}
          icon={<Download aria-hidden="true" size={18} />}
          onClick={() => void save()}
        >
          {t('history.export')}
        </Button>
      </div>
      {query.isPending && <Skeleton height={320} />}
      {query.isError && <QueryError query={query} />}
      {query.data && orders.length === 0 && <p className={tables.quiet}>{t('history.none')}</p>}
      {orders.length > 0 && <OrderRows orders={orders} timeZone={timeZone} onOpen={onOpen} />}
      {query.hasNextPage && (
        <Button kind="secondary" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('history.more')}
        </Button>
      )}
    </div>
  )
}
