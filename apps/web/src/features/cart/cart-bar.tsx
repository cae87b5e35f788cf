import { ShoppingBag } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { showNumber, t } from '../../platform/i18n/index.ts'
import { whenIdle } from '../../platform/idle.ts'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import { Amount } from '../../ui/text/amount.tsx'
import styles from './cart-bar.module.css'
import type { CartPanelProps } from './cart-panel.tsx'
import { Checkout } from './checkout.tsx'
import { lazyPart } from '../../ui/loading/lazy-part.ts'

const loadSheet = () => import('./cart-sheet.tsx')
const CartSheet = lazyPart(async () => (await loadSheet()).CartSheet)

/**
 * Bar below the menu: number of dishes, total and checkout button. It is always present, so that the layout never
 * jumps.
 */
export function CartBar({ cart, ...panel }: CartPanelProps) {
  const [open, setOpen] = useState(false)
  useEffect(() => whenIdle(() => void loadSheet()), [])
  const { count, calculation } = cart
  return (
    <div className={styles.bar}>
      {cart.note}
      <button type="button" className={styles.open} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {count > 0 && <VisuallyHidden>{`${t('cart.title')}, ${t('cart.count', { count })}, `}</VisuallyHidden>}
        <span className={styles.bag} data-count={count > 0 || undefined} aria-hidden="true">
          <ShoppingBag />
          {count > 0 && (
            <span key={count} className={styles.count}>
              {showNumber(count)}
            </span>
          )}
        </span>
        {calculation && (count > 0 || calculation.totalPaidAmount > 0) ? (
          <Amount amount={calculation.totalPaidAmount} currency={calculation.currency} size="large" />
        ) : (
          <span className={styles.empty}>{t(count > 0 ? 'ui.loading' : 'cart.empty')}</span>
        )}
      </button>
      <Checkout cart={cart} className={styles.go} onLook={() => setOpen(true)} />
      {open && (
        <Suspense>
          <CartSheet cart={cart} {...panel} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
