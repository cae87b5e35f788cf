import type { DietMatch, StockMark } from '@comanda/domain/menu'
import { Plus } from 'lucide-react'
import { memo } from 'react'
import { showNumber, t } from '../../platform/i18n/index.ts'
import { classNames } from '../../ui/class-names.ts'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import { Stepper } from '../../ui/controls/stepper.tsx'
import { DishMarks } from './dish-badges.tsx'
import { DishPicture } from './dish-picture.tsx'
import styles from './dish-row.module.css'
import type { Till } from './deps.ts'
import { PriceTag } from './price-tag.tsx'
import type { Dish } from './sections.ts'
import { canOrder, stockWords } from './stock-text.ts'

/** Handlers of taps on a dish. Their identity is stable, so that a row renders only when its own data changes. */
export interface DishDoors {
  open: (dish: Dish) => void
  add: (dish: Dish) => void
  take: (dish: Dish) => void
}

export interface DishCardProps {
  dish: Dish
  quantity: number
  mark: StockMark | undefined
  fit?: DietMatch | undefined
  /** Short text of the promotion that applies automatically. */
  offer?: string | undefined
  till: Till
  doors: DishDoors
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
export function DishButton({ dish, quantity, mark, doors, shut }: DishCardProps) {
  const { item, plain } = dish
  const name = item.displayName
  if (shut || !canOrder(mark)) return null
  if (plain)
    return <Stepper name={name} value={quantity} onAdd={() => doors.add(dish)} onTake={() => doors.take(dish)} />
  return (
    <button
      type="button"
      className={classNames(styles.choose, quantity > 0 && styles.chosen)}
      aria-haspopup="dialog"
      aria-label={quantity > 0 ? t('menu.chooseMore', { count: quantity, name }) : t('menu.chooseDish', { name })}
      onClick={() => doors.open(dish)}
    >
      {quantity > 0 ? showNumber(quantity) : <Plus aria-hidden="true" />}
    </button>
  )
}

/** Picture of a dish with its promotion, or the reason why it cannot be ordered. */
const RowPicture = ({ dish, mark, offer, eager }: Pick<DishCardProps, 'dish' | 'mark' | 'offer' | 'eager'>) => (
  <span className={styles.picture}>
    <DishPicture item={dish.item} drawn={112} {...(eager && { eager })} />
    {mark && !canOrder(mark) ? (
      <span className={styles.out}>{stockWords(mark)}</span>
    ) : (
      offer && <span className={styles.offer}>{offer}</span>
    )}
  </span>
)

function RowWords({ dish, quantity, mark, offer, fit, till, doors, pictured }: DishRowProps) {
  const { item, price } = dish
  return (
    <div className={styles.words}>
      <h3 className={styles.name}>
        <button type="button" className={styles.open} aria-haspopup="dialog" onClick={() => doors.open(dish)}>
          {item.displayName}
        </button>
        {quantity > 0 && !dish.plain && <VisuallyHidden>{t('menu.inCart', { count: quantity })}</VisuallyHidden>}
      </h3>
      {item.description && <p className={styles.about}>{item.description}</p>}
      <PriceTag price={price} till={till} open={item.priceRule === 1} />
      <DishMarks dish={dish} fit={fit} />
      {offer && !pictured && <p className={styles.running}>{offer}</p>}
      {mark && (canOrder(mark) || !pictured) && <p className={styles.stock}>{stockWords(mark)}</p>}
    </div>
  )
}

/** A dish of a category: texts, price, picture and add button. A tap anywhere opens the dish. */
export const DishRow = memo(function DishRow(props: DishRowProps) {
  const { dish, quantity, mark, offer, till, doors, pictured, eager, shut } = props
  return (
    <li className={classNames(styles.row, !canOrder(mark) && styles.gone, !pictured && styles.bare)}>
      <RowWords {...props} />
      <div className={styles.side}>
        {pictured && <RowPicture {...{ dish, mark, offer }} {...(eager && { eager })} />}
        <span className={styles.button}>
          <DishButton {...{ dish, quantity, mark, till, doors, shut }} />
        </span>
      </div>
    </li>
  )
})
