import type { DietMatch, StockLabel } from '@comanda/domain/menu'
import { Plus } from 'lucide-react'
import { memo } from 'react'
import { showNumber, t } from '../../../platform/i18n/index.ts'
import { startup } from '../../../platform/startup.ts'
import { classNames } from '../../../ui/class-names.ts'
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx'
import { Stepper } from '../../../ui/controls/stepper.tsx'
import { DishBadges } from './dish-badges.tsx'
import { DishPicture } from './dish-picture.tsx'
import styles from './dish-row.module.css'
import type { DishOffer, PriceContext } from '../deps.ts'
import { PriceTag } from './price-tag.tsx'
import type { Dish } from '../dish-list/sections.ts'
import { canOrder, stockText } from './stock-text.ts'

/** Handlers of taps on a dish. Their identity is stable, so that a row renders only when its own data changes. */
export interface DishActions {
  open: (dish: Dish) => void
  add: (dish: Dish) => void
  take: (dish: Dish) => void
}

export interface DishCardProps {
  dish: Dish
  quantity: number
  stockState: StockLabel | undefined
  fit?: DietMatch | undefined
  /** The promotion that applies automatically. */
  offer?: DishOffer | undefined
  pricing: PriceContext
  dishActions: DishActions
  /** Whether the dish can only be viewed: its menu is closed, or it is for members and the guest is not one. */
  shut: boolean
  eager?: boolean
}

interface DishRowProps extends DishCardProps {
  pictured: boolean
}

/**
 * Add button of a dish: counts a dish without options, opens the sheet of any other. It stays mounted at every count.
 */
export function DishButton({ dish, quantity, stockState, dishActions, shut }: DishCardProps) {
  const { item, plain } = dish
  const name = item.displayName
  if (shut || !canOrder(stockState)) return null
  if (plain)
    return (
      <Stepper name={name} value={quantity} onAdd={() => dishActions.add(dish)} onTake={() => dishActions.take(dish)} />
    )
  return (
    <button
      type="button"
      className={classNames(styles.choose, quantity > 0 && styles.chosen)}
      aria-haspopup="dialog"
      aria-label={quantity > 0 ? t('menu.chooseMore', { count: quantity, name }) : t('menu.chooseDish', { name })}
      onClick={() => dishActions.open(dish)}
    >
      {quantity > 0 ? showNumber(quantity) : <Plus aria-hidden="true" />}
    </button>
  )
}

/** Displayed width of a row's picture where the theme shows it larger than the built-in 112. DECO-2 */
const drawnAt: Readonly<Record<string, number>> = { grid: 176, pictureTop: 343 }

/** Picture of a dish with its promotion, or the reason why it cannot be ordered. */
const RowPicture = ({
  dish,
  stockState,
  offer,
  eager,
}: Pick<DishCardProps, 'dish' | 'stockState' | 'offer' | 'eager'>) => (
  <span className={styles.picture}>
    <DishPicture item={dish.item} drawn={drawnAt[startup()?.style.dishCard ?? ''] ?? 112} {...(eager && { eager })} />
    {stockState && !canOrder(stockState) ? (
      <span className={styles.out}>{stockText(stockState)}</span>
    ) : (
      offer && <span className={styles.offer}>{offer.short}</span>
    )}
  </span>
)

function RowText({ dish, quantity, stockState, offer, fit, pricing, dishActions, pictured }: DishRowProps) {
  const { item, price } = dish
  return (
    <div className={styles.words}>
      <h3 className={styles.name}>
        <button type="button" className={styles.open} aria-haspopup="dialog" onClick={() => dishActions.open(dish)}>
          {item.displayName}
        </button>
        {quantity > 0 && !dish.plain && <VisuallyHidden>{t('menu.inCart', { count: quantity })}</VisuallyHidden>}
      </h3>
      {item.description && <p className={styles.about}>{item.description}</p>}
      <PriceTag price={price} pricing={pricing} open={item.priceRule === 1} offer={offer} />
      <DishBadges dish={dish} fit={fit} />
      {offer && !pictured && <p className={styles.running}>{offer.short}</p>}
      {stockState && (canOrder(stockState) || !pictured) && <p className={styles.stock}>{stockText(stockState)}</p>}
    </div>
  )
}

/** A dish of a category: texts, price, picture and add button. A tap anywhere opens the dish. */
export const DishRow = memo(function DishRow(props: DishRowProps) {
  const { dish, quantity, stockState, offer, pricing, dishActions, pictured, eager, shut } = props
  return (
    <li className={classNames(styles.row, !canOrder(stockState) && styles.gone, !pictured && styles.bare)}>
      <RowText {...props} />
      <div className={styles.side}>
        {pictured && <RowPicture {...{ dish, stockState, offer }} {...(eager && { eager })} />}
        <span className={styles.button}>
          <DishButton {...{ dish, quantity, stockState, pricing, dishActions, shut }} />
        </span>
      </div>
    </li>
  )
})
