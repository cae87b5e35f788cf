import { money } from '@comanda/domain/money'
import { Bike, MapPinOff, Sparkles } from 'lucide-react'
import { showMoney, t } from '../../../platform/i18n/index.ts'
import styles from './cart-hints.module.css'
import { missingForOfferText } from '../state/cart-progress.ts'
import { missingForDelivery } from '../state/missing-for-delivery.ts'
import type { Cart } from '../state/use-cart.ts'
import { Stack, Row } from '../../../ui/layout/layout.tsx'
import { Text } from '../../../ui/text/text.tsx'

/** Only the nearest offers are shown; more would distract. */
const MAX_NEAR = 2

/** Shows the amounts missing for delivery and for the nearest offers. PRICE-3, PRICE-6 */
export function CartHints({ cart }: { cart: Cart }) {
  const { calculation, answer } = cart
  if (!calculation || cart.lines.length === 0) return null
  const { currency, nearList } = calculation
  return (
    <>
      {answer?.outOfReach && (
        <Row as="p" gap={8} className={styles.hint}>
          <MapPinOff aria-hidden="true" />
          {t('cart.outOfReach')}
        </Row>
      )}
      <DeliveryHint cart={cart} />
      {nearList.slice(0, MAX_NEAR).map(near => (
        <Row key={near.discountId} as="p" gap={8} className={styles.hint}>
          <Sparkles aria-hidden="true" />
          {missingForOfferText(near, currency)}
        </Row>
      ))}
    </>
  )
}

/** Shows the amount missing for a delivery to the chosen address, or to the nearest one if none is chosen. */
function DeliveryHint({ cart }: { cart: Cart }) {
  const currency = cart.calculation?.currency
  const { zone, deliveryFrom } = cart.answer ?? {}
  const from = zone ?? deliveryFrom
  if (!currency || !from) return null
  const missing = money(missingForDelivery(cart))
  const part = from.minimumDeliveryFee === 0 ? 1 : 1 - missing / from.minimumDeliveryFee
  return (
    <Stack gap={6}>
      <Row as="p" gap={8} className={styles.hint} data-reached={missing === 0 || undefined}>
        <Bike aria-hidden="true" />
        {missing > 0
          ? t('cart.deliveryMissing', { amount: showMoney(missing, currency) })
          : t(zone ? 'cart.deliveryReachedHere' : 'cart.deliveryReached')}
      </Row>
      {missing > 0 && (
        <div className={styles.track} aria-hidden="true">
          <div className={styles.bar} style={{ scale: `${part} 1` }} />
        </div>
      )}
      {!zone && <Text kind="hint">{t('cart.deliveryFrom', { fee: showMoney(from.fee, currency) })}</Text>}
    </Stack>
  )
}
