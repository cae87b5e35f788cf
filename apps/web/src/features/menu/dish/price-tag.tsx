import type { DisplayPrice } from '@comanda/domain/menu'
import { Crown } from 'lucide-react'
import { showMoney, t } from '../../../platform/i18n/index.ts'
import { Amount } from '../../../ui/text/amount.tsx'
import type { PriceContext } from '../deps.ts'
import styles from './price-tag.module.css'

interface PriceTagProps {
  price: DisplayPrice<string>
  pricing: PriceContext
  /** Whether the guest enters the price, so that the dish has none. */
  open?: boolean
}

/**
 * Price on a card: "and up", unit name, and the member price, shown to all and applied for members. MENU-3, LOGIN-10
 */
export function PriceTag({ price, pricing, open }: PriceTagProps) {
  const { currency, isMember } = pricing
  const forMember = isMember && price.vipPrice !== undefined
  const now = forMember ? (price.vipPrice ?? price.price) : price.price
  const text = price.andUp ? t('menu.andUp', { price: showMoney(now, currency) }) : undefined
  return (
    <p className={styles.tag}>
      {open && <span className={styles.unit}>{t('menu.openPrice')}</span>}
      <Amount {...{ amount: now, currency, text }} was={forMember ? price.price : undefined} />
      {price.unitName && <span className={styles.unit}>/ {price.unitName}</span>}
      {!isMember && price.vipPrice !== undefined && (
        <span className={styles.member}>
          <Crown aria-hidden="true" />
          {t('menu.memberPrice', { price: showMoney(price.vipPrice, currency) })}
        </span>
      )}
    </p>
  )
}
