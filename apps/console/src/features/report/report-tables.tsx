import { type Money, sum } from '@comanda/domain/money'
import { showMoney, t } from '@comanda/web/i18n'
import type { ReactNode } from 'react'
import tables from '../../ui/tables.module.css'
import styles from './report.module.css'
import { Grid } from '@comanda/web/ui/layout/layout.tsx'
import { channelName, hourName, methodName, partName, type Report, orderTypeTexts } from './rows.ts'

interface Line {
  key: string
  name: ReactNode
  count?: number
  amount: Money
  /** Of the most, 0 to 1: drawn as a bar. */
  share?: number
}

interface TableProps {
  title: string
  lines: readonly Line[]
  report: Report
}

function Lines({ title, lines, report }: TableProps) {
  if (lines.length === 0) return null
  const counts = lines.some(({ count }) => count !== undefined)
  return (
    <table className={tables.table}>
      <caption className={tables.caption}>{title}</caption>
      <thead className="visuallyHidden">
        <tr>
          <th scope="col">{title}</th>
          {counts && <th scope="col">{t('report.count')}</th>}
          <th scope="col">{t('floor.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, name, count, amount, share }) => (
          <tr key={key}>
            <th scope="row">
              {name}
              {share !== undefined && (
                <span className={styles.track} aria-hidden="true">
                  <span className={styles.share} style={{ inlineSize: `${Math.round(share * 100)}%` }} />
                </span>
              )}
            </th>
            {counts && <td className={styles.count}>{count ?? ''}</td>}
            <td className={styles.amount}>{showMoney(amount, report.currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Sum = ({ name, value, detail }: { name: string; value: string; detail?: string }) => (
  <div className={styles.sum}>
    <dt>{name}</dt>
    <dd>{value}</dd>
    {detail && <dd className={tables.quiet}>{detail}</dd>}
  </div>
)

function Sums({ report }: { report: Report }) {
  const { sold, pending, fellThrough, unpaidAmount, writtenOff, currency, means: method, parts } = report
  const show = (amount: Money) => showMoney(amount, currency)
  const of = (kind: string) => parts.find(part => part.kind === kind)?.amount
  const tips = of('tip')
  const chargedBack = sum(method.map(({ chargedBackAmount }) => chargedBackAmount))
  return (
    <Grid as="dl" columns="repeat(auto-fit, minmax(160px, 1fr))">
      <Sum name={t('report.sold')} value={show(sold.amount)} detail={t('report.orders', { count: sold.count })} />
      {tips !== undefined && <Sum name={t('report.part.tip')} value={show(tips)} />}
      <Sum name={t('report.unpaid')} value={show(unpaidAmount)} />
      {writtenOff.count > 0 && (
        <Sum
          name={t('report.writtenOff')}
          value={show(writtenOff.amount)}
          detail={t('report.bills', { count: writtenOff.count })}
        />
      )}
      <Sum name={t('report.refunded')} value={show(report.refundedAmount)} />
      {chargedBack > 0 && <Sum name={t('report.chargedBack')} value={show(chargedBack)} />}
      {report.aheadAmount > 0 && <Sum name={t('report.ahead')} value={show(report.aheadAmount)} />}
      {pending.count > 0 && (
        <Sum
          name={t('report.pending')}
          value={show(pending.amount)}
          detail={t('report.orders', { count: pending.count })}
        />
      )}
      <Sum
        name={t('report.fellThrough')}
        value={show(fellThrough.amount)}
        detail={t('report.orders', { count: fellThrough.count })}
      />
    </Grid>
  )
}

const Ways = ({ report }: { report: Report }) => (
  <Lines
    title={t('report.ways')}
    report={report}
    lines={report.ways.map(({ bizType, count, amount }) => ({
      key: String(bizType),
      name: t(orderTypeTexts[bizType]),
      count,
      amount,
    }))}
  />
)

/** Orders by the channel of the link they came from. NAV-6 */
const Channels = ({ report }: { report: Report }) => (
  <Lines
    title={t('report.channels')}
    report={report}
    lines={report.channels.map(({ channel, count, amount }) => ({
      key: channel,
      name: channelName(channel),
      count,
      amount,
    }))}
  />
)

/** The tables of the report: totals, hours, ways of ordering, payment methods. */
export function ReportTables({ report }: { report: Report }) {
  const most = Math.max(1, ...report.hours.map(({ amount }) => amount))
  if (report.sold.count + report.pending.count + report.fellThrough.count === 0)
    return <p className={tables.quiet}>{t('report.none')}</p>
  return (
    <>
      <Sums report={report} />
      <div className={tables.groups}>
        <Lines
          title={t('report.means')}
          report={report}
          lines={report.means.map(({ paymentMethod, amount }) => ({
            key: paymentMethod,
            name: methodName(paymentMethod),
            amount,
          }))}
        />
        <Ways report={report} />
        <Channels report={report} />
        <Lines
          title={t('report.parts')}
          report={report}
          lines={report.parts.map(part => ({
            key: `${part.kind} ${part.id}`,
            name: partName(part),
            amount: part.amount,
          }))}
        />
        <Lines
          title={t('report.hours')}
          report={report}
          lines={report.hours.map(({ hour, count, amount }) => ({
            key: String(hour),
            name: <bdi>{hourName(hour)}</bdi>,
            count,
            amount,
            share: amount / most,
          }))}
        />
        <Lines
          title={t('report.items')}
          report={report}
          lines={report.items.map(({ foodId, displayName, count, amount }) => ({
            key: foodId,
            name: displayName,
            count,
            amount,
          }))}
        />
      </div>
    </>
  )
}
