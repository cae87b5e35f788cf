import { ShoppingBag } from 'lucide-react'
import { startTransition, Suspense, useEffect, useState } from 'react'
import { showNumber, t } from '../../../platform/i18n/index.ts'
import { whenIdle } from '../../../platform/device/idle.ts'
import { lazyPart } from '../../../ui/loading/lazy-part.ts'
import { Amount } from '../../../ui/text/amount.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx'
import styles from './cart-bar.module.css'
import type { CartPanelProps } from './cart-panel.tsx'
import { addedLaterText, type Progress, progressOf, subtotalOf } from '../state/cart-progress.ts'
import { Checkout } from './checkout.tsx'
import type { Cart } from '../state/use-cart.ts'

const loadSheet = () => import('./cart-sheet.tsx')
const CartSheet = lazyPart(async () => (await loadSheet()).CartSheet)

/** Whether there is nothing to show: no dish, and no charge of a buffet. */
const isEmpty = ({ count, calculation }: Cart): boolean => count === 0 && (calculation?.totalPaidAmount ?? 0) === 0

/** Bar below the menu: number of dishes, subtotal, progress and checkout button. An empty cart has none. */
export function CartBar({ cart, ...panel }: CartPanelProps) {
  const [open, setOpen] = useState(false)
  useEffect(() => whenIdle(() => void loadSheet()), [])
  const sheet = open && (
    <Suspense>
      <CartSheet cart={cart} {...panel} onClose={() => setOpen(false)} />
    </Suspense>
  )
  if (isEmpty(cart)) return [cart.unsent && <div key="note">{cart.note}</div>, sheet && <div key="sheet">{sheet}</div>]
  const { count } = cart
  const progress = progressOf(cart)
  // Rendering the sheet is expensive: as a transition it does not delay the button's feedback.
  const look = () => startTransition(() => setOpen(true))
  return (
    <div className={styles.bar}>
      {cart.note}
      {progress && <ProgressLine {...progress} />}
      <button type="button" className={styles.open} aria-haspopup="dialog" onClick={look}>
        {count > 0 && <VisuallyHidden>{`${t('cart.title')}, ${t('cart.count', { count })}, `}</VisuallyHidden>}
        <span className={styles.bag} data-cart-count={count || undefined} aria-hidden="true">
          <ShoppingBag />
          {count > 0 && (
            <span key={count} className={styles.count}>
              {showNumber(count)}
            </span>
          )}
        </span>
        <Subtotal cart={cart} />
      </button>
      <Checkout cart={cart} className={styles.go} onLook={look} />
      {sheet}
    </div>
  )
}

/** The subtotal, and later additions. */
function Subtotal({ cart: { calculation, place, count } }: { cart: Cart }) {
  if (!calculation) return <span className={styles.empty}>{t('ui.loading')}</span>
  const later = count > 0 ? addedLaterText(calculation, place.businessType === 1200) : undefined
  const amount = count > 0 ? subtotalOf(calculation) : calculation.totalPaidAmount
  return (
    <span className={styles.sum}>
      <Amount amount={amount} currency={calculation.currency} size="large" />
      {later && (
        <Text as="span" kind="hint" size={12}>
          {later}
        </Text>
      )}
    </span>
  )
}

/** How much of a minimum or an offer is reached. */
const ProgressLine = ({ part, text }: Progress) => (
  <div className={styles.progress}>
    <Text as="span" kind="quiet" size={13} role="status">
      {text}
    </Text>
    <div className={styles.track} aria-hidden="true">
      <div className={styles.reached} style={{ scale: `${part} 1` }} />
    </div>
  </div>
)
