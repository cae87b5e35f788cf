import type { Currency, Money } from '@comanda/domain/money'
import { showMoney } from '../platform/i18n/amounts.ts'
import { t } from '../platform/i18n/words.ts'
import { classNames } from './class-names.ts'
import { Heard } from './heard.tsx'
import styles from './price.module.css'

interface PriceProps {
  amount: Money
  currency: Currency
  /** What it cost before. */
  was?: Money | undefined
  size?: 'normal' | 'large'
  className?: string
}

/** An amount of money. Its digits are equally wide, so that a changing total never moves what stands beside it. */
export const Price = ({ amount, currency, was, size, className }: PriceProps) => (
  <span className={classNames(styles.price, size === 'large' && styles.large, className)}>
    {was !== undefined && <Heard>{t('ui.priceNow')}</Heard>}
    <span className={styles.now}>{showMoney(amount, currency)}</span>
    {was !== undefined && (
      <>
        <Heard>{t('ui.priceWas')}</Heard>
        <s className={styles.was}>{showMoney(was, currency)}</s>
      </>
    )}
  </span>
)
