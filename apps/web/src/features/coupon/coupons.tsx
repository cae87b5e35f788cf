import type { Calculation } from '@comanda/domain/cart'
import { ChevronRight, TicketPercent } from 'lucide-react'
import { Suspense, useState } from 'react'
import { showMoney, t } from '../../platform/i18n/index.ts'
import { type CartAnswer, type CouponPlace, useCoupons } from './api.ts'
import styles from './coupons.module.css'
import { couponStateOf } from './coupon-state.ts'
import { lazyPart } from '../../ui/loading/lazy-part.ts'

const CouponSheet = lazyPart(async () => (await import('./coupon-sheet.tsx')).CouponSheet)

export interface CouponsProps {
  place: CouponPlace
  calculation: Calculation
  /** Called with the changed cart. */
  onChanged: (cart: CartAnswer) => void
}

/** Keeps the place of the row while the coupons are loaded. */
const Loading = () => (
  <div className={styles.way} aria-hidden="true">
    <TicketPercent />
    <span className={styles.title}>{t('coupon.title')}</span>
  </div>
)

/** Link to the guest's coupons with the saving of the applied ones; hidden without coupons. CART-14 */
export function Coupons({ place, calculation, onChanged }: CouponsProps) {
  const [open, setOpen] = useState(false)
  const { data, isLoading } = useCoupons(place)
  const coupons = data?.coupons ?? []
  if (isLoading) return <Loading />
  if (coupons.length === 0) return null
  const saved = calculation.couponList.reduce((all, it) => all + it.discountAmount, 0)
  const count = coupons.filter(it => couponStateOf(it, calculation).kind === 'fits').length
  return (
    <>
      <button type="button" className={styles.way} onClick={() => setOpen(true)} aria-haspopup="dialog">
        <TicketPercent aria-hidden="true" />
        <span className={styles.title}>{t('coupon.title')}</span>
        <span className={saved > 0 ? styles.saved : styles.hint}>
          {saved > 0
            ? t('coupon.saved', { amount: showMoney(saved as Calculation['itemsAmount'], calculation.currency) })
            : count > 0
              ? t('coupon.usableCount', { count })
              : t('coupon.look')}
        </span>
        <ChevronRight aria-hidden="true" className={styles.more} />
      </button>
      {open && (
        <Suspense>
          <CouponSheet
            place={place}
            coupons={coupons}
            calculation={calculation}
            onChanged={onChanged}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
