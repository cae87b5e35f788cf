import type { ReactNode } from 'react'
import { localize, showDate, showMoney, t } from '../../../platform/i18n/index.ts'
import { LinkButton } from '../../../ui/controls/button.tsx'
import { TitledPanel } from '../../../ui/layout/panel.tsx'
import { CancelOrder } from '../cancel.tsx'
import type { OrderDetail } from '../api.ts'
import type { PageParts } from '../create/form-props.ts'
import { Lines } from '../lines.tsx'
import { OneOrder } from '../one-order.tsx'
import { useCurrentTime } from '../use-current-time.ts'
import { timeText } from '../texts.ts'
import { Stack } from '../../../ui/layout/layout.tsx'
import styles from './confirm.module.css'

interface OrderConfirmProps {
  orderId: string
  renderTotals: (totals: OrderDetail['totals']) => ReactNode
  renderPage: (parts: PageParts) => ReactNode
}

/** An order before payment: its content, its remaining time and the way to pay. */
export const OrderConfirm = ({ orderId, renderTotals, renderPage }: OrderConfirmProps) => (
  <OneOrder orderId={orderId} every={5000} renderMissing={children => renderPage({ children })}>
    {order =>
      renderPage({ children: <Summary order={order} renderTotals={renderTotals} />, bottom: <Onward order={order} /> })
    }
  </OneOrder>
)

function Summary({ order, renderTotals }: { order: OrderDetail; renderTotals: OrderConfirmProps['renderTotals'] }) {
  const now = useCurrentTime(30_000)
  const { shop, table, deliveryAddress, orderType } = order
  const where = table
    ? t('order.table', { name: table.tableName })
    : (deliveryAddress?.lines.join(', ') ?? shop.addressLines.join(', '))
  return (
    <>
      <TitledPanel title={localize(shop.shopName)}>
        <Stack as="p" gap={2} className={styles.quiet}>
          <span>
            <bdi>{where}</bdi>
          </span>
          {orderType !== 1100 && <span>{timeText(order.time, shop.timeZone, now)}</span>}
          {order.payBefore && (
            <strong>{t('order.payBefore', { time: showDate(order.payBefore, 'time', shop.timeZone) })}</strong>
          )}
        </Stack>
      </TitledPanel>
      <TitledPanel title={t('order.dishes')}>
        <Lines order={order} />
      </TitledPanel>
      <div className={styles.totals}>{renderTotals(order.totals)}</div>
      <CancelOrder order={order} />
    </>
  )
}

function Onward({ order }: { order: OrderDetail }) {
  const waits = order.state === 'awaitingPayment' && !order.shared
  return (
    <nav aria-label={t('title.orderConfirmPay')}>
      <LinkButton wide size="large" to={`/${waits ? 'orderConfirmPay' : 'orderStatus'}?orderId=${order.orderId}`}>
        {waits
          ? t('order.payNow', { amount: showMoney(order.totalPaidAmount, order.currency) })
          : t('title.orderStatus')}
      </LinkButton>
    </nav>
  )
}
