import { t } from '../../../platform/i18n/index.ts'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { CartPanel, type CartPanelProps } from './cart-panel.tsx'
import styles from './cart-bar.module.css'
import { Checkout } from './checkout.tsx'

interface CartSheetProps extends CartPanelProps {
  onClose: () => void
}

/** The cart as a sheet over the menu, on phones. */
export const CartSheet = ({ cart, onClose, ...panel }: CartSheetProps) => (
  <Sheet
    title={t('cart.title')}
    onClose={onClose}
    className={styles.sheet ?? ''}
    foot={<Checkout cart={cart} withTotal className={styles.wide} />}
  >
    <CartPanel cart={cart} {...panel} />
  </Sheet>
)
