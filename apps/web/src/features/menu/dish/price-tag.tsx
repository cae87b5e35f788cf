import type { DisplayPrice } from '@comanda/domain/menu'
import { Crown } from 'lucide-react'
import { showMoney, t } from '../../../platform/i18n/index.ts'
import { Amount } from '../../../ui/text/amount.tsx'
import type { DishOffer, PriceContext } from '../deps.ts'
import { lessOffer } from './less-offer.ts'
import styles from './price-tag.module.css'

interface PriceTagProps {
  price: DisplayPrice<string>
  pricing: PriceContext
  /** Whether the guest enters the price, so that the dish has none. */
  open?: boolean
  /** The offer for this guest, if any. */
  offer?: DishOffer | undefined
}

/**
 * Price on a card: "and up", unit name, and the member price, shown to all and applied for members; less the offer of the guest,
 * which may be one for members of a segment. MENU-3, LOGIN-10, CARD-19
 */
export function PriceTag({ price, pricing, open, offer }: PriceTagProps) {
  const { currency, isMember } = pricing
  const forMember = isMember && price.vipPrice !== undefined
  const own = forMember ? (price.vipPrice ?? price.price) : price.price
  const now = open ? own : lessOffer(own, offer)
  const text = price.andUp ? t('menu.andUp', { price: showMoney(now, currency) }) : undefined
  return (
    <p className={styles.tag}>
      {open && <span className={styles.unit}>{t('menu.openPrice')}</span>}
      <Amount {...{ amount: now, currency, text }} was={now < price.price ? price.price : undefined} />
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
