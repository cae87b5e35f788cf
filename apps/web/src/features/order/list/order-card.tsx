import { endedUnserved } from '@comanda/domain/order'
import { localize, showMoney, joinWithComma, t } from '../../../platform/i18n/index.ts'
import { Badge } from '../../../ui/controls/chip.tsx'
import { Link } from '../../../ui/controls/link.tsx'
import { DISH_WIDTHS, Picture } from '../../../ui/media/picture.tsx'
import { ReorderButton } from '../reorder-button.tsx'
import type { OrderSummary } from '../api.ts'
import { dayAndTime, etaText, orderStateText, typeText } from '../texts.ts'
import { Row } from '../../../ui/layout/layout.tsx'
import { Text } from '../../../ui/text/text.tsx'
import styles from './list.module.css'

const tone = ({ state }: OrderSummary) => {
  if (endedUnserved(state)) return 'bad' as const
  if (state === 'awaitingPayment') return 'warn' as const
  return state === 'completed' ? ('plain' as const) : ('good' as const)
}

/** One order of a list: content, state and a link to it. */
export function OrderCard({ order, now }: { order: OrderSummary; now: number }) {
  const over = order.state === 'completed' || endedUnserved(order.state)
  const eta = etaText(order, now)
  return (
    <article className={styles.card}>
      <Link to={`/${over ? 'orderDetail' : 'orderStatus'}?orderId=${order.orderId}`} className={styles.body}>
        <Row as="span" gap={10} align="baseline" justify="between" className={styles.top}>
          <strong className={styles.shop}>{localize(order.shop.shopName)}</strong>
          <Badge tone={tone(order)}>{orderStateText(order, now)}</Badge>
        </Row>
        <Text as="span" kind="hint">
          {typeText(order.orderType)} · {dayAndTime(order.createdAt, order.shop.timeZone, now)}
        </Text>
        <Row as="span" gap={8} wrap className={styles.dishes}>
          {order.pictures.map(path => (
            <Picture key={path} path={path} widths={DISH_WIDTHS} drawn={56} width={56} height={56} />
          ))}
          <span className={styles.names}>{joinWithComma(order.itemNames)}</span>
        </Row>
        {(order.payState === 'refunding' || order.payState === 'refunded') && (
          <Text as="strong" kind="accent">
            {t(`order.payState.${order.payState}`)}
          </Text>
        )}
        {eta && (
          <Text as="strong" kind="accent">
            {eta}
          </Text>
        )}
        <Row as="span" gap={10} align="baseline" justify="between">
          <Text as="span" kind="hint">
            {t('order.itemCount', { count: order.itemCount })}
          </Text>
          <Text as="strong" figures>
            {showMoney(order.totalPaidAmount, order.currency)}
          </Text>
        </Row>
      </Link>
      {over && (
        <div className={styles.again}>
          <ReorderButton order={order} size="small" />
        </div>
      )}
    </article>
  )
}
