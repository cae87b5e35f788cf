import { SearchX } from 'lucide-react'
import { showMoney, showDate, t } from '../../../platform/i18n/index.ts'
import { isRefused } from '../../../platform/send/index.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Empty, ErrorState, Skeleton } from '../../../ui/states.tsx'
import { Steps } from '../../../ui/steps.tsx'
import { type RefundAnswer, useRefunds } from '../api.ts'
import { Section } from '../section.tsx'
import { methodWords } from '../words.ts'
import { OneAsk } from './one-ask.tsx'
import styles from './refund.module.css'

type Refund = RefundAnswer['refunds'][number]

/** What goes back for an order: how much, where to, and each step of the way. ORDER-9 */
export function RefundDetail({ orderId }: { orderId: string }) {
  const { data, error, isFetching, refetch } = useRefunds(orderId)
  if (orderId === '' || isRefused(error, 'notFound', 'invalidInput'))
    return <Nothing title={t('order.notFound')} hint={t('order.notFoundHint')} to="/orderList" />
  if (error && !data)
    return (
      <ErrorState
        busy={isFetching}
        message={isRefused(error) ? error.message : undefined}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <Skeleton height={260} />
  if (data.refunds.length === 0 && data.asks.length === 0)
    return (
      <Nothing
        title={t('order.refund.none')}
        hint={t('order.refund.noneHint')}
        to={`/orderDetail?orderId=${data.orderId}`}
      />
    )
  return (
    <>
      {data.asks.toReversed().map(ask => (
        <OneAsk key={ask.refundId} ask={ask} answer={data} />
      ))}
      {data.refunds.map(refund => (
        <OneRefund key={refund.refundId} refund={refund} answer={data} />
      ))}
    </>
  )
}

const Nothing = ({ title, hint, to }: { title: string; hint: string; to: string }) => (
  <Empty
    icon={<SearchX />}
    title={title}
    actions={<LinkButton to={to}>{t(to === '/orderList' ? 'order.myOrders' : 'order.details')}</LinkButton>}
  >
    {hint}
  </Empty>
)

const ahead = { asked: ['sent', 'done'], sent: ['done'], done: [], failed: [] } as const

function OneRefund({ refund, answer }: { refund: Refund; answer: RefundAnswer }) {
  const { timeZone, currency, orderNo } = answer
  const reached = refund.steps.map((step, i) => ({
    id: step.state,
    label: t(`order.refund.${step.state}`),
    detail: showDate(step.at, 'dateTime', timeZone),
    state:
      step.state === 'failed'
        ? ('bad' as const)
        : i < refund.steps.length - 1 || step.state === 'done'
          ? ('done' as const)
          : ('now' as const),
  }))
  const next = ahead[refund.state].map(state => ({
    id: state,
    label: t(`order.refund.${state}`),
    state: 'next' as const,
  }))
  return (
    <Section title={t('order.number', { number: orderNo })}>
      <p className={styles.amount}>{showMoney(refund.amount, currency)}</p>
      <p className={styles.quiet}>{t('order.refund.to', { method: methodWords(refund.paymentMethod) })}</p>
      <Steps steps={[...reached, ...next]} />
      {(refund.state === 'failed' || refund.paymentMethod.startsWith('12_')) && (
        <p className={styles.quiet}>{t(refund.state === 'failed' ? 'order.refund.failedHint' : 'order.refund.hint')}</p>
      )}
      <div>
        <LinkButton kind="secondary" size="small" to={`/orderDetail?orderId=${answer.orderId}`}>
          {t('order.details')}
        </LinkButton>
      </div>
    </Section>
  )
}
