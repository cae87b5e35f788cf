import type { Calculation } from '@comanda/domain/cart'
import { lazy, Suspense } from 'react'
import type { CartPlace } from '../../features/cart/index.ts'
import { currentLocale, loadWords } from '../../platform/i18n/index.ts'
import { useUser } from '../../platform/session.ts'

/** Coupons come with their words when a cart is opened, for those who are signed in alone. CART-14 */
const Coupons = lazy(async () => {
  const [feature] = await Promise.all([import('../../features/coupon/index.ts'), loadWords(currentLocale(), 'rest')])
  return { default: feature.Coupons }
})

interface CartPartsProps {
  place: CartPlace
  calculation: Calculation
  onChanged: () => void
}

/** What other features add to the cart. */
export function CartParts({ place, calculation, onChanged }: CartPartsProps) {
  const { customerId } = useUser()
  if (customerId === 0) return null
  return (
    <Suspense>
      <Coupons place={place} calculation={calculation} onChanged={onChanged} />
    </Suspense>
  )
}
