import { t } from '../../platform/i18n/index.ts'
import styles from './cart-bar.module.css'
import { CartPanel, type CartPanelProps } from './cart-panel.tsx'
import { Checkout } from './checkout.tsx'

/** The inside of the panel beside the menu. */
export const CartBeside = ({ cart, ...panel }: CartPanelProps) => (
  <section className={styles.side} aria-label={t('cart.title')}>
    <h2 className={styles.heading}>{t('cart.title')}</h2>
    <CartPanel cart={cart} {...panel} />
    <div className={styles.foot}>
      <Checkout cart={cart} withTotal className={styles.wide} />
    </div>
  </section>
)
