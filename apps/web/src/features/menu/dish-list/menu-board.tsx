import type { DietFilter } from '@comanda/domain/menu'
import { Suspense, useDeferredValue, useEffect, useRef, useState } from 'react'
import { whenIdle } from '../../../platform/device/idle.ts'
import type { LiveMenu, ShownMenu } from '../api.ts'
import { BoardList } from './board-list.tsx'
import type { CartAccess, PriceContext } from '../deps.ts'
import { MenuBar, SearchField } from '../head/menu-bar.tsx'
import styles from './menu-board.module.css'
import { MenuTabs } from '../head/menu-tabs.tsx'
import type { ListState } from './section-list.tsx'
import type { MenuView } from './sections.ts'
import { useDrawn, useSections } from './shown-sections.ts'
import { useDishActions } from '../dish/use-dish-actions.ts'
import { dishOf, useMenuView, useOffers } from '../use-menu-view.ts'
import { useScrollSpy } from '../head/use-scroll-spy.ts'
import { loadFits, usePreferences } from '../search/preferences.ts'
import { lazyPart } from '../../../ui/loading/lazy-part.ts'

const loadDish = () => import('../dish-sheet/dish-sheet.tsx')
const loadDishParts = async () => (await loadDish()).dishPartsAhead()
const loadFilter = async () => (await Promise.all([import('../search/filter-sheet.tsx'), loadFits()]))[0]
const DishSheet = lazyPart(async () => (await loadDish()).DishSheet)
const FilterSheet = lazyPart(async () => (await loadFilter()).FilterSheet)

interface MenuBoardProps {
  menu: ShownMenu
  live: LiveMenu | undefined
  pricing: PriceContext
  cartAccess: CartAccess
  favourites: ReadonlySet<string>
  onCollect: (foodId: string, collected: boolean) => void
  /** Id of the dish whose sheet is open. */
  opened: string | undefined
  onOpen: (foodId: string | undefined) => void
}

/** The menu of a store: menus by time, categories, search, filter, dishes, and the sheet of a dish. */
export function MenuBoard(props: MenuBoardProps) {
  const { menu, live, pricing, cartAccess, favourites, onOpen } = props
  const [preferences, setPreferences] = usePreferences()
  const menuState = useMenuView(menu, live, preferences)
  const { view, open, chosen, shut, stockStates, fits, chooseMenu } = menuState
  const [query, setQuery] = useState<string>()
  const [filtering, setFiltering] = useState(false)
  const dishActions = useDishActions(cartAccess, dish => onOpen(dish.item.foodId))
  const bar = useRef<HTMLDivElement>(null)
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => whenIdle(() => void Promise.all([loadDishParts(), SearchField.ahead()]).catch(() => {})), [])

  const sections = useSections(menuState, favourites)
  const drawn = useDrawn(sections)
  const offers = useOffers(view, cartAccess.offersOn)
  const searched = useDeferredValue(query?.trim() ?? '')
  const ids = searched === '' ? drawn.map(section => section.id) : []
  const { active, goTo } = useScrollSpy(ids, bar)
  const shown = { quantityOf: cartAccess.quantityOf, pictured: view.pictured }
  const state: ListState = { ...shown, stockStates, offers, fits, pricing, dishActions, shut }
  const { menus } = menu.index.document

  const onClear = () => setPreferences({ diets: [], without: [] })
  const search = (next: string | undefined) => {
    setQuery(next)
    if (next === '' && query === undefined) top.current?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <div className={styles.board}>
      {menus.length > 1 && <MenuTabs menus={menus} chosen={chosen} open={open} at={live?.at} onChoose={chooseMenu} />}
      <div ref={top} />
      <MenuBar
        {...{ view, bar, sections, active, query, preferences, fits, onClear }}
        onGo={goTo}
        onSearch={search}
        onFilter={() => setFiltering(true)}
      />
      <BoardList {...{ view, state, searched }} sections={drawn} onResetFilter={onClear} />
      <Suspense>
        <OpenDish {...props} {...{ preferences, view }} openMenus={open} />
        {filtering && (
          <FilterSheet
            {...{ view, preferences }}
            index={menu.index}
            onChange={setPreferences}
            onClose={() => setFiltering(false)}
          />
        )}
      </Suspense>
    </div>
  )
}

interface OpenDishProps extends MenuBoardProps {
  preferences: DietFilter
  view: MenuView
  openMenus: ReadonlySet<string>
}

/** Sheet of the open dish, from whichever menu contains it. */
function OpenDish({
  menu,
  live,
  pricing,
  cartAccess,
  favourites,
  onCollect,
  opened,
  onOpen,
  preferences,
  view,
  openMenus,
}: OpenDishProps) {
  const dish = opened === undefined ? undefined : dishOf(menu.index, opened, view)
  if (!dish) return null
  const { foodId } = dish.item
  const { menuId } = dish.place
  return (
    <DishSheet
      key={foodId}
      {...{ dish, menu, live, pricing, preferences }}
      closed={openMenus.has(menuId) ? undefined : menu.index.document.menus.find(it => it.menuId === menuId)}
      inCart={cartAccess.quantityOf(foodId) - (cartAccess.replaced?.(foodId) ?? 0)}
      room={cartAccess.room}
      offers={cartAccess.offersOn?.({ ...dish.place, foodId }) ?? []}
      favourite={favourites.has(foodId)}
      onCollect={collected => onCollect(foodId, collected)}
      onAdd={cartAccess.onAdd}
      onClose={() => onOpen(undefined)}
    />
  )
}
