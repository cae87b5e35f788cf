import type { Currency, Money } from '@comanda/domain/money'
import { showMoney } from '../../platform/i18n/amounts.ts'
import { showSignedMoney } from '../../platform/i18n/signed.ts'
import { t } from '../../platform/i18n/texts.ts'
import { classNames } from '../class-names.ts'
import { VisuallyHidden } from './visually-hidden.tsx'
import styles from './amount.module.css'

interface AmountProps {
  amount: Money
  currency: Currency
  /** The price before, struck through. */
  was?: Money | undefined
  /** Shown instead of the amount alone: `from $5.00`. */
  text?: string | undefined
  /** Shows the sign of what came in or went out: `+$5.00`, `−$1.50`. */
  signed?: boolean
  /** `plain` has the weight of the text around it, `large` is a total. */
  size?: 'plain' | 'normal' | 'large'
  className?: string | undefined
}

/** An amount of money. Its digits are equally wide, so that a total that changes does not move its neighbours. */
export const Amount = ({ amount, currency, was, text, signed, size = 'normal', className }: AmountProps) => (
  <span className={classNames(styles.amount, styles[size], className)}>
    {was !== undefined && <VisuallyHidden>{t('ui.priceNow')}</VisuallyHidden>}
    <span className={styles.now}>{text ?? (signed ? showSignedMoney : showMoney)(amount, currency)}</span>
    {was !== undefined && (
      <>
        <VisuallyHidden>{t('ui.priceWas')}</VisuallyHidden>
        <s className={styles.was}>{showMoney(was, currency)}</s>
      </>
    )}
  </span>
)
