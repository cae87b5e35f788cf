import { t } from '../../../platform/i18n/index.ts'
import styles from './cart-bar.module.css'
import { CartPanel, type CartPanelProps } from './cart-panel.tsx'
import { Checkout } from './checkout.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { Stack } from '../../../ui/layout/layout.tsx'

/** Content of the panel beside the menu. */
export const CartBeside = ({ cart, ...panel }: CartPanelProps) => (
  <Stack as="section" gap={10} className={styles.side} aria-label={t('cart.title')}>
    <Text as="h2" size={18} data-cart-count={cart.count}>
      {t('cart.title')}
    </Text>
    <CartPanel cart={cart} {...panel} />
    <div className={styles.foot}>
      <Checkout cart={cart} withTotal className={styles.wide} />
    </div>
  </Stack>
)
