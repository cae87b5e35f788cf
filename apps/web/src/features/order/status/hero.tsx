import type { OrderState } from '@comanda/domain/order'
import { showDate, t } from '../../../platform/i18n/index.ts'
import { classNames } from '../../../ui/class-names.ts'
import type { OrderDetail } from '../api.ts'
import { useCurrentTime } from '../use-current-time.ts'
import { etaText, orderStateText, reasonText, stateHint } from '../texts.ts'
import styles from './hero.module.css'
import { stateIcons } from './state-icons.tsx'
import { Stack } from '../../../ui/layout/layout.tsx'
import { Text } from '../../../ui/text/text.tsx'

/** Final states, in which no call number is shown. */
const calm: readonly OrderState[] = ['completed', 'rejected', 'cancelled']

/** Expected time, marked if the store promised a new one. */
const Eta = ({ order: { newTimeAt, shop }, eta }: { order: OrderDetail; eta: string }) => (
  <>
    <p className={styles.eta}>{eta}</p>
    {newTimeAt && (
      <p className={styles.say}>{t('order.newTime', { time: showDate(newTimeAt, 'time', shop.timeZone) })}</p>
    )}
  </>
)

const CallNumber = ({ order: { callNumber, state } }: { order: OrderDetail }) =>
  callNumber &&
  !calm.includes(state) && (
    <p className={styles.call}>
      <Text as="span" kind="hint">
        {t('order.callNumber')}
      </Text>
      <strong className={styles.callNumber}>{callNumber}</strong>
    </p>
  )

/** Summary of the order: state, time and call number. */
export function StatusHero({ order }: { order: OrderDetail }) {
  const now = useCurrentTime(15_000)
  const eta = etaText(order, now)
  const reason = reasonText(order)
  const bad = order.state === 'rejected' || order.state === 'cancelled'
  const back = order.payState === 'refunding' || order.payState === 'refunded'
  return (
    <div
      className={classNames(
        styles.hero,
        bad && styles.bad,
        order.state === 'ready' && styles.ready,
        eta !== undefined && styles.timed,
      )}
    >
      <span className={classNames(styles.icon, !calm.includes(order.state) && styles.alive)} aria-hidden="true">
        {stateIcons[order.state]}
      </span>
      <Stack gap={4} items="center" aria-live="polite">
        <p className={styles.state}>{orderStateText(order, now)}</p>
        {eta && <Eta order={order} eta={eta} />}
        <p className={styles.say}>{stateHint(order, now)}</p>
        {order.payBefore && (
          <p className={styles.say}>
            {t('order.payBefore', { time: showDate(order.payBefore, 'time', order.shop.timeZone) })}
          </p>
        )}
        {reason && <p className={styles.say}>{reason}</p>}
        {back && <p className={styles.say}>{t(`order.say.${order.payState as 'refunding' | 'refunded'}`)}</p>}
      </Stack>
      <CallNumber order={order} />
    </div>
  )
}
