import { t } from '../../../platform/i18n/index.ts'
import { isRefused } from '../../../platform/send/index.ts'
import { QueryError } from '../../../ui/feedback/query-states.tsx'
import { LinkButton } from '../../../ui/controls/button.tsx'
import { EmptyState, Skeleton } from '../../../ui/feedback/states.tsx'
import { Illustration } from '../../../ui/feedback/illustration.tsx'
import { useRefunds } from '../api.ts'
import { billPath } from '../refund-path.ts'
import { RefundRequest } from './refund-request.tsx'
import { OneRefund } from './one-refund.tsx'
import { togetherOf } from './refund-parts.tsx'

/** Refunds of an order: amounts, payment methods and steps. ORDER-9 */
export function RefundDetail({ orderId }: { orderId: string }) {
  const { data, error, isFetching, refetch } = useRefunds(orderId)
  if (orderId === '' || isRefused(error, 'notFound', 'invalidInput'))
    return <Nothing title={t('order.notFound')} hint={t('order.notFoundHint')} to="/orderList" />
  if (error && !data) return <QueryError query={{ error, isFetching, refetch }} />
  if (!data) return <Skeleton height={260} />
  if (data.refunds.length === 0 && data.asks.length === 0)
    return data.billId === undefined ? (
      <Nothing
        title={t('order.refund.none')}
        hint={t('order.refund.noneHint')}
        to={`/orderDetail?orderId=${data.orderId}`}
      />
    ) : (
      <OnBill to={billPath(data.billId)} />
    )
  const groups = togetherOf(data.refunds)
  const partsOf = (refundId: string) => groups.find(parts => parts[0]?.refundGroup === refundId) ?? []
  const alone = groups.filter(parts => !data.asks.some(input => input.refundId === parts[0]?.refundGroup))
  return (
    <>
      {data.asks.toReversed().map(input => (
        <RefundRequest key={input.refundId} request={input} parts={partsOf(input.refundId)} answer={data} />
      ))}
      {alone.map(parts => (
        <OneRefund
          key={parts[0]?.refundId}
          parts={parts}
          title={t('order.number', { number: data.orderNo })}
          currency={data.currency}
          timeZone={data.timeZone}
        />
      ))}
      <div>
        <LinkButton kind="secondary" size="small" to={`/orderDetail?orderId=${data.orderId}`}>
          {t('order.details')}
        </LinkButton>
      </div>
    </>
  )
}

/** Link to the table's bill, which shows the refunds of a round paid with it. M8 */
const OnBill = ({ to }: { to: string }) => (
  <EmptyState
    icon={<Illustration scene="receipt" />}
    title={t('order.refund.onBill')}
    actions={<LinkButton to={to}>{t('bill.see')}</LinkButton>}
  >
    {t('order.refund.onBillHint')}
  </EmptyState>
)

const Nothing = ({ title, hint, to }: { title: string; hint: string; to: string }) => (
  <EmptyState
    icon={<Illustration scene="search" />}
    title={title}
    actions={<LinkButton to={to}>{t(to === '/orderList' ? 'order.myOrders' : 'order.details')}</LinkButton>}
  >
    {hint}
  </EmptyState>
)
