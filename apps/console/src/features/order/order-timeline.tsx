import { staffOrderCalls as calls } from '@comanda/contract/order'
import type { ResponseOf } from '@comanda/contract/core'
import { type Currency, money } from '@comanda/domain/money'
import type { MessageKey } from '@comanda/messages'
import { joinWithComma, showDate, showMoney, t } from '@comanda/web/i18n'
import { Row, Stack } from '@comanda/web/ui/layout/layout.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { paidWithText } from '../../platform/paid-with.ts'
import { send } from '../../platform/send.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { stateText } from './board/columns.ts'

type Timeline = ResponseOf<typeof calls.orderTimeline>
type Entry = Timeline['entries'][number]

const changeTexts: Readonly<Record<Extract<Entry, { kind: 'change' }>['what'], MessageKey>> = {
  writtenOff: 'order.timeline.writtenOff',
  reduced: 'order.timeline.reduced',
  reductionUndone: 'order.timeline.reductionUndone',
  reply: 'order.timeline.reply',
  published: 'order.timeline.published',
  hidden: 'order.timeline.hidden',
  cancelRequested: 'order.timeline.cancelRequested',
  refundElsewhere: 'order.timeline.refundElsewhere',
}

const refundTexts = {
  waiting: 'order.timeline.refundRequested',
  given: 'order.timeline.refunded',
  declined: 'order.timeline.refundDeclined',
} as const

/** Rows with separate keys: two may be equal, and none changes its place. */
const keyed = <One extends object>(rows: readonly One[]) => rows.map((row, i) => ({ ...row, key: `${i}` }))

/** An amount after the text of its entry. */
const withAmount = (text: string, amount: number | undefined, currency: Currency): string =>
  amount === undefined ? text : `${text} · ${showMoney(money(amount), currency)}`

function titleOf(entry: Entry, { currency, timeZone }: Timeline): string {
  switch (entry.kind) {
    case 'state':
      if (entry.state === 'placed') return t('order.timeline.placed')
      return t(stateText({ state: entry.state, steps: [{ state: entry.state, at: entry.at, by: entry.author }] }))
    case 'paid':
      return t('order.timeline.paid')
    case 'promise':
      return entry.promisedAt === undefined
        ? t('order.timeline.promise')
        : t('order.timeline.promiseTo', { time: showDate(entry.promisedAt, 'time', timeZone) })
    case 'refund':
      return withAmount(t(refundTexts[entry.state]), entry.amount, currency)
    case 'chargeback':
      return withAmount(t('order.timeline.chargeback'), entry.amount, currency)
    case 'change':
      return withAmount(t(changeTexts[entry.what]), entry.amount, currency)
  }
}

/** The person, the way back and the reason, as far as an entry has them. */
function detailsOf(entry: Entry, currency: Currency): string[] {
  const shown = (part: Extract<Entry, { kind: 'refund' }>['parts'][number]) =>
    `${paidWithText(part)} ${showMoney(part.amount, currency)}`
  return [
    ...(entry.kind === 'refund' ? entry.lines.map(line => `${line.quantity}× ${line.displayName}`) : []),
    ...(entry.kind === 'refund' ? entry.parts.map(shown) : []),
    ...(entry.kind === 'chargeback' ? [paidWithText(entry)] : []),
    ...(entry.by === '' ? [] : [entry.by]),
    ...(entry.second === undefined ? [] : [t('refund.firstYes', { name: entry.second })]),
  ]
}

function EntryRow({ entry, timeline }: { entry: Entry; timeline: Timeline }) {
  const details = joinWithComma(detailsOf(entry, timeline.currency))
  return (
    <li>
      <Row gap={12} align="baseline" justify="between">
        <strong>{titleOf(entry, timeline)}</strong>
        <Text as="span" kind="quiet" figures>
          <time dateTime={entry.at}>{showDate(entry.at, 'dateTime', timeline.timeZone)}</time>
        </Text>
      </Row>
      {details !== '' && <Text kind="quiet">{details}</Text>}
      {entry.reason !== undefined && (
        <Text kind="quiet">
          <bdi>{entry.reason}</bdi>
        </Text>
      )}
    </li>
  )
}

function Payments({ payments, currency }: Timeline) {
  if (payments.length === 0) return null
  return (
    <section>
      <h3>{t('order.timeline.payments')}</h3>
      <Stack as="dl" gap={4}>
        {keyed(payments).map(({ key, paid, returned, ...way }) => (
          <Row key={key} gap={12} align="baseline" justify="between">
            <dt>{paidWithText(way)}</dt>
            <dd>
              {showMoney(money(paid), currency)}
              {returned > 0 && (
                <Text as="span" kind="quiet">
                  {' '}
                  {t('refund.returned', { amount: showMoney(money(returned), currency) })}
                </Text>
              )}
            </dd>
          </Row>
        ))}
      </Stack>
    </section>
  )
}

/** How an order was paid, and what happened to it, oldest first. ORDER-14 */
export function OrderTimeline({ orderId, version }: { orderId: string; version: number }) {
  const timeline = useQuery({
    queryKey: ['orderTimeline', orderId, version],
    queryFn: () => send(calls.orderTimeline, { orderId }),
  })
  return (
    <Loaded query={timeline}>
      {data => (
        <Stack gap={12}>
          <Payments {...data} />
          <section>
            <h3>{t('order.timeline.title')}</h3>
            <Stack as="ol" gap={8}>
              {keyed(data.entries).map(({ key, ...entry }) => (
                <EntryRow key={key} entry={entry} timeline={data} />
              ))}
            </Stack>
          </section>
        </Stack>
      )}
    </Loaded>
  )
}
