import type { DietMatch, StockLabel } from '@comanda/domain/menu'
import { Crown } from 'lucide-react'
import { type CSSProperties, memo } from 'react'
import { t } from '../../../platform/i18n/index.ts'
import { Link } from '../../../ui/controls/link.tsx'
import type { PriceContext } from '../deps.ts'
import { type DishActions, DishRow } from '../dish/dish-row.tsx'
import { HotCard } from './hot-strip.tsx'
import type { Dish, Section } from './sections.ts'
import styles from './section-list.module.css'
import type { Offers } from '../use-menu-view.ts'

/** Shared data of all dishes in the list. */
export interface ListState {
  quantityOf: (foodId: string) => number
  stockStates: ReadonlyMap<string, StockLabel>
  offers: Offers
  fits: ReadonlyMap<string, DietMatch> | undefined
  pricing: PriceContext
  dishActions: DishActions
  /** Whether the menu is closed now. */
  shut: boolean
  pictured: boolean
}

const cardOf = (dish: Dish, state: ListState, eager: boolean) => ({
  dish,
  quantity: state.quantityOf(dish.item.foodId),
  stockState: state.stockStates.get(dish.item.foodId),
  offer: state.shut ? undefined : state.offers.get(dish.item.foodId),
  fit: state.fits?.get(dish.item.foodId),
  pricing: state.pricing,
  dishActions: state.dishActions,
  shut: state.shut || (dish.membersOnly && !state.pricing.isMember),
  eager,
})

/** Number of rows whose pictures are loaded eagerly. */
const EAGER_ROWS = 5
const EAGER_CARDS = 3
const ROW_HEIGHT = 145

/** List of dishes; with `eager` the first pictures load at once. */
export const DishRows = ({ dishes, state, eager }: { dishes: readonly Dish[]; state: ListState; eager?: boolean }) => (
  <ul>
    {dishes.map((dish, i) => (
      <DishRow
        key={dish.item.foodId}
        {...cardOf(dish, state, Boolean(eager) && i < EAGER_ROWS)}
        pictured={state.pictured}
      />
    ))}
  </ul>
)

const HotCards = ({ dishes, state, eager }: { dishes: readonly Dish[]; state: ListState; eager: boolean }) => (
  <ul className={styles.hot}>
    {dishes.map((dish, i) => (
      <HotCard key={dish.item.foodId} {...cardOf(dish, state, eager && i < EAGER_CARDS)} />
    ))}
  </ul>
)

interface SectionViewProps {
  section: Section
  state: ListState
  first: boolean
}

const SHARED = ['stockStates', 'offers', 'fits', 'dishActions', 'pricing', 'shut', 'pictured'] as const

/** Whether a section is unchanged: a tap changes the count of one dish, and only its section renders again. */
function sameSection(before: SectionViewProps, now: SectionViewProps): boolean {
  const [a, b] = [before.state, now.state]
  const same = before.section === now.section && before.first === now.first && SHARED.every(key => a[key] === b[key])
  return same && now.section.dishes.every(({ item: { foodId } }) => a.quantityOf(foodId) === b.quantityOf(foodId))
}

/** One category. Outside the viewport the browser skips its rendering and keeps its height. */
export const SectionView = memo(function SectionView({ section, state, first }: SectionViewProps) {
  const hot = section.groupType === -1 && state.pictured
  const height = hot ? 250 : 50 + section.dishes.length * (state.pictured ? ROW_HEIGHT : 104)
  return (
    <section
      data-section={section.id}
      aria-labelledby={`s-${section.id}`}
      className={styles.section}
      style={{ '--height': height } as CSSProperties}
    >
      <h2 id={`s-${section.id}`} className={styles.title} tabIndex={-1}>
        {section.title}
      </h2>
      {section.groupType === -2 && !state.pricing.isMember && (
        <p className={styles.members}>
          <Crown aria-hidden="true" />
          <span>
            {t('menu.membersOnlyHint')} <Link to="/vip">{t('menu.join')}</Link>
          </span>
        </p>
      )}
      {hot ? (
        <HotCards dishes={section.dishes} state={state} eager={first} />
      ) : (
        <DishRows dishes={section.dishes} state={state} eager={first} />
      )}
    </section>
  )
}, sameSection)
