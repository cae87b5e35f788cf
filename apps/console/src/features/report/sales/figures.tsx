import { type Money, money } from '@comanda/domain/money'
import { currentLocale, showDay, showMoney, showNumber, t } from '@comanda/web/i18n'
import { durationText } from '../../../platform/duration.ts'
import tables from '../../../ui/tables.module.css'
import styles from '../report.module.css'
import { type InCurrency, netOf, type Sales } from './breakdown.ts'
import own from './sales.module.css'

interface FigureProps {
  name: string
  value: string
  detail?: string | undefined
  /** Whether the detail is good or bad news. */
  tone?: 'good' | 'bad' | undefined
}

const Figure = ({ name, value, detail, tone }: FigureProps) => (
  <div className={styles.sum}>
    <dt>{name}</dt>
    <dd>{value}</dd>
    {detail && <dd className={tone ? tables[tone] : tables.quiet}>{detail}</dd>}
  </div>
)

/** The compared earlier figure. */
interface Before {
  day: string
  /** The period ends today: both count until the same time. */
  partial: boolean
}

/** The change against the same weekdays before, in percent. */
function changeOf(now: number, then: number, { day, partial }: Before): Pick<FigureProps, 'detail' | 'tone'> {
  if (then <= 0) return { detail: t(partial ? 'sales.noBeforeUntil' : 'sales.noBefore', { day }) }
  const share = (now - then) / then
  const change = share.toLocaleString(currentLocale().intl, {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: Math.abs(share) < 0.1 ? 1 : 0,
  })
  const tone = share === 0 ? undefined : share > 0 ? 'good' : 'bad'
  // Isolated, so that the sign stays before the number in text from right to left.
  const isolated = `\u2066${change}\u2069`
  return { detail: t(partial ? 'sales.changeUntil' : 'sales.change', { change: isolated, day }), tone }
}

const daysOf = ({ beforeFrom, beforeUntil }: Sales): string => {
  const show = (day: string) => showDay(`${day}T12:00:00Z`, 'dayMonth', 'UTC')
  return beforeFrom === beforeUntil ? show(beforeFrom) : `${show(beforeFrom)} – ${show(beforeUntil)}`
}

/** Seconds as a duration; less than a minute in seconds. */
const secondsText = (seconds: number): string =>
  seconds < 60
    ? seconds.toLocaleString(currentLocale().intl, { style: 'unit', unit: 'second', unitDisplay: 'short' })
    : durationText(Math.round(seconds / 60))

interface FiguresProps {
  sales: Sales
  inCurrency: InCurrency
  /** The last day of the period. */
  until: string
}

/** The totals of a period, with the change against the same weekdays before. */
export function SalesFigures({ sales, inCurrency, until }: FiguresProps) {
  const { currency, total, covers, joined, before, secondsToAccept, secondsToReady } = inCurrency
  const show = (amount: Money) => showMoney(amount, currency)
  const net = netOf(total)
  const against = { day: daysOf(sales), partial: until === sales.today }
  const some = (name: string, amount: Money) => (amount > 0 ? <Figure name={name} value={show(amount)} /> : null)
  return (
    <>
      <dl className={own.first}>
        <Figure name={t('sales.net')} value={show(net)} {...changeOf(net, before.net, against)} />
        <Figure
          name={t('sales.orders')}
          value={showNumber(total.count)}
          {...changeOf(total.count, before.count, against)}
        />
        <Figure
          name={t('sales.average')}
          value={show(money(total.count === 0 ? 0 : Math.round(net / total.count)))}
          detail={t('sales.netHint')}
        />
        <Figure name={t('sales.total')} value={show(total.total)} />
      </dl>
      <dl className={own.others}>
        {some(t('sales.gross'), total.gross)}
        {some(t('sales.discounts'), total.discounts)}
        {some(t('sales.tax'), money(total.tax + total.taxIncluded))}
        {some(t('sales.tips'), total.tips)}
        {some(t('sales.refunded'), total.refunded)}
        {some(t('sales.chargedBack'), total.chargedBack)}
        {covers > 0 && <Figure name={t('sales.covers')} value={showNumber(covers)} />}
        {joined > 0 && <Figure name={t('sales.joined')} value={showNumber(joined)} />}
        {secondsToAccept !== undefined && <Figure name={t('sales.toAccept')} value={secondsText(secondsToAccept)} />}
        {secondsToReady !== undefined && <Figure name={t('sales.toReady')} value={secondsText(secondsToReady)} />}
      </dl>
    </>
  )
}
