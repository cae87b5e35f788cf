import { displayPrice, type MenuIndex, shownFoods } from '@comanda/domain/menu'
import type { Currency } from '@comanda/domain/money'
import { Link } from '../../../ui/controls/link.tsx'
import { QueryError } from '../../../ui/feedback/query-states.tsx'
import { Skeleton } from '../../../ui/feedback/states.tsx'
import { type MenuOf, useMenu } from '../api.ts'
import styles from './dish-list.module.css'
import { DishPicture } from '../dish/dish-picture.tsx'
import { PriceTag } from '../dish/price-tag.tsx'

export type DishLayout = 'rows' | 'grid' | 'strip' | 'large'

/** Width of a picture in px of the 375 design, and its height by its width. */
const pictures: Readonly<Record<DishLayout, readonly [drawn: number, ratio: number]>> = {
  rows: [88, 1],
  grid: [165, 0.8],
  strip: [140, 1],
  large: [343, 0.56],
}

const MAX_HOT = 10

/** The dishes of the menu's hot group, best first. MENU-5 */
const hotIds = ({ document }: MenuIndex<string>): string[] => {
  const hot = document.menuGroups.find(group => group.groupType === -1)
  return hot ? shownFoods(hot).map(({ foodId }) => foodId) : []
}

/** The dishes to show that are on the menu: those named, in that order, or the hot ones. */
function dishesOf(index: MenuIndex<string>, foodIds: readonly string[] | 'hot') {
  const items = new Map(index.document.items.map(item => [item.foodId, item]))
  const ids = foodIds === 'hot' ? hotIds(index).slice(0, MAX_HOT) : foodIds
  return ids.flatMap(id => items.get(id) ?? [])
}

interface DishListProps {
  of: MenuOf
  currency: Currency
  isMember: boolean
  /** Dishes by their ids, or the hot ones of the menu. */
  foodIds: readonly string[] | 'hot'
  layout: DishLayout
}

/** Dishes of a store with their prices, in one of four layouts; each leads to the store's menu. Nothing if none is on the menu. */
export function DishList({ of, currency, isMember, foodIds, layout }: DishListProps) {
  const { data, error, isFetching, refetch } = useMenu(of)
  if (!data) return error ? <QueryError query={{ error, isFetching, refetch }} /> : <Skeleton height={180} />
  const dishes = dishesOf(data.index, foodIds)
  const [drawn, ratio] = pictures[layout]
  const pricing = { currency, isMember }
  return (
    <ul className={styles[layout]}>
      {dishes.map(item => (
        <li key={item.foodId}>
          <Link to={`/storeIndex?shopId=${of.shopId}&bizType=${of.bizType}`} className={styles.dish}>
            <span className={styles.picture}>
              <DishPicture item={item} drawn={drawn} ratio={ratio} />
            </span>
            <span className={styles.words}>
              <strong className={styles.name}>{item.displayName}</strong>
              <PriceTag price={displayPrice(data.index, item)} pricing={pricing} open={item.priceRule === 1} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
