import { memo } from 'react'
import { t } from '../../../platform/i18n/index.ts'
import { classNames } from '../../../ui/class-names.ts'
import { MembersOnly } from '../dish/dish-badges.tsx'
import { DishPicture } from '../dish/dish-picture.tsx'
import { DishButton, type DishCardProps } from '../dish/dish-row.tsx'
import styles from './hot-strip.module.css'
import { PriceTag } from '../dish/price-tag.tsx'
import { canOrder, stockText } from '../dish/stock-text.ts'

/** Card of a dish in the hot list; the top ones show their rank. MENU-5 */
export const HotCard = memo(function HotCard(props: DishCardProps) {
  const { dish, stockState, offer, pricing, dishActions, eager } = props
  const { item, rank, price } = dish
  return (
    <li className={classNames(styles.card, !canOrder(stockState) && styles.gone)}>
      <div className={styles.top}>
        <span className={styles.picture}>
          <DishPicture item={item} drawn={148} ratio={0.82} {...(eager && { eager })} />
          {offer && canOrder(stockState) && <span className={styles.offer}>{offer.short}</span>}
        </span>
        {rank && (
          <span className={styles.rank} role="img" aria-label={t('menu.rank', { rank })}>
            {rank}
          </span>
        )}
        <span className={styles.button}>
          <DishButton {...props} />
        </span>
      </div>
      <h3 className={styles.name}>
        <button type="button" className={styles.open} aria-haspopup="dialog" onClick={() => dishActions.open(dish)}>
          {item.displayName}
        </button>
      </h3>
      <PriceTag price={price} pricing={pricing} open={item.priceRule === 1} offer={offer} />
      {dish.membersOnly && <MembersOnly />}
      {stockState && <p className={styles.stock}>{stockText(stockState)}</p>}
    </li>
  )
})
