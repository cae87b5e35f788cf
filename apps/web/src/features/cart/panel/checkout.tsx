import { Suspense, useState } from 'react'
import { showMoney, t } from '../../../platform/i18n/index.ts'
import { go } from '../../../platform/navigation.ts'
import { toast } from '../../../platform/notices.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { missingForDelivery } from '../state/missing-for-delivery.ts'
import type { Cart } from '../state/use-cart.ts'
import { lazyPart } from '../../../ui/loading/lazy-part.ts'

const BelowMinimum = lazyPart(async () => (await import('./below-minimum.tsx')).BelowMinimum)

interface CheckoutProps {
  cart: Cart
  /** Whether the button shows the total. */
  withTotal?: boolean
  /** Called instead of ordering if a line needs attention. */
  onLook?: () => void
  className?: string | undefined
}

/**
 * Checkout button. Disabled with dishes that cannot be ordered, below a group minimum, or with unsent changes. CART-5,
 * O6
 */
export function Checkout({ cart, withTotal, onLook, className }: CheckoutProps) {
  const [busy, setBusy] = useState(false)
  const [below, setBelow] = useState(false)
  const { lines, groupMinimums } = cart
  const isBelow = missingForDelivery(cart) > 0
  const next = async () => {
    if (lines.some(line => line.problem)) {
      toast(t('cart.look'))
      return onLook?.()
    }
    if (groupMinimums.length > 0) return setBelow(true)
    setBusy(true)
    await cart.whenSettled()
    setBusy(false)
    go('/createOrder')
  }
  return (
    <>
      <Button
        size="large"
        className={className ?? ''}
        busy={busy}
        disabled={lines.length === 0 || isBelow || cart.blocked !== undefined}
        onClick={() => void next()}
      >
        {labelOf(cart, isBelow, withTotal)}
      </Button>
      {below && (
        <Suspense>
          <BelowMinimum groups={groupMinimums} onClose={() => setBelow(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Label of the button: members of a group order and guests choosing ahead do not order themselves. CART-11, CART-12 */
function labelOf({ calculation, answer }: Cart, isBelow: boolean, withTotal = false): string {
  if (answer?.mayOrder === false && !isBelow) return t('cart.done')
  if (!calculation) return t('cart.checkout')
  const { currency, totalPaidAmount } = calculation
  return withTotal && !isBelow && totalPaidAmount > 0
    ? t('cart.checkoutTotal', { total: showMoney(totalPaidAmount, currency) })
    : t('cart.checkout')
}
