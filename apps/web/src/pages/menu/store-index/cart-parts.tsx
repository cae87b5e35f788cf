import { Suspense } from 'react'
import type { CartPartsProps } from '../../../features/cart/index.ts'
import { loadCoupons } from '../../../features/coupon/index.ts'
import { StartGroupButton } from '../../../features/group/index.ts'
import { currentLocale, loadTexts } from '../../../platform/i18n/index.ts'
import { useUser } from '../../../platform/session.ts'
import { lazyPart } from '../../../ui/loading/lazy-part.ts'

/** Coupons, loaded with their texts when a signed-in guest opens the cart. CART-14 */
const Coupons = lazyPart(async () => {
  const [Loaded] = await Promise.all([loadCoupons(), loadTexts(currentLocale(), 'rest')])
  return Loaded
})

/** Parts of the cart supplied by other features. */
export function CartParts({ place, calculation, onChanged }: CartPartsProps) {
  const { customerId } = useUser()
  const { shopId, businessType, vtId, preOrder } = place
  return (
    <>
      {customerId > 0 && (
        <Suspense>
          <Coupons place={place} calculation={calculation} onChanged={onChanged} />
        </Suspense>
      )}
      {businessType !== 1100 && !vtId && !preOrder && <StartGroupButton shopId={shopId} bizType={businessType} />}
    </>
  )
}
