import type { DietFilter } from '@comanda/domain/menu'
import { Suspense, useDeferredValue, useEffect, useRef, useState } from 'react'
import { whenIdle } from '../../platform/idle.ts'
import type { LiveMenu, ShownMenu } from './api.ts'
import { BoardList, loadFound } from './board-list.tsx'
import type { CartDoor, Till } from './deps.ts'
import { MenuBar } from './menu-bar.tsx'
import styles from './menu-board.module.css'
import { MenuTabs } from './menu-tabs.tsx'
import type { ListState } from './section-list.tsx'
import type { MenuView } from './sections.ts'
import { useDrawn, useSections } from './shown-sections.ts'
import { useDishDoors } from './use-dish-actions.ts'
import { dishOf, useMenuView, useOffers } from './use-menu-view.ts'
import { useScrollSpy } from './use-scroll-spy.ts'
import { loadFits, useWish, wishCount } from './preferences.ts'
import { lazyPart } from '../../ui/loading/lazy-part.ts'

const loadDish = () => import('./dish-sheet/dish-sheet.tsx')
const loadFilter = async () => (await Promise.all([import('./filter-sheet.tsx'), loadFits()]))[0]
const DishSheet = lazyPart(async () => (await loadDish()).DishSheet)
const FilterSheet = lazyPart(async () => (await loadFilter()).FilterSheet)

interface MenuBoardProps {
  menu: ShownMenu
  live: LiveMenu | undefined
  till: Till
  door: CartDoor
  favourites: ReadonlySet<string>
  onCollect: (foodId: string, collected: boolean) => void
  /** Id of the dish whose sheet is open. */
  opened: string | undefined
  onOpen: (foodId: string | undefined) => void
}

/** The menu of a store: menus by time, categories, search, filter, dishes, and the sheet of a dish. */
export function MenuBoard(props: MenuBoardProps) {
  const { menu, live, till, door, favourites, onOpen } = props
  const [wish, setWish] = useWish()
  const menuState = useMenuView(menu, live, wish)
  const { view, open, chosen, shut, marks, fits, chooseMenu } = menuState
  const [query, setAsked] = useState<string>()
  const [filtering, setFiltering] = useState(false)
  const doors = useDishDoors(door, dish => onOpen(dish.item.foodId))
  const bar = useRef<HTMLDivElement>(null)
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => whenIdle(() => void Promise.all([loadDish(), loadFound()]).catch(() => {})), [])

  const sections = useSections(menuState, favourites)
  const drawn = useDrawn(sections)
  const offers = useOffers(view, door.offersOn)
  const searched = useDeferredValue(query?.trim() ?? '')
  const ids = searched === '' ? drawn.map(section => section.id) : []
  const { active, goTo } = useScrollSpy(ids, bar)
  const { quantityOf } = door
  const state: ListState = { quantityOf, marks, offers, fits, till, doors, shut, pictured: view.pictured }
  const { menus } = menu.index.document

  const search = (next: string | undefined) => {
    setAsked(next)
    if (next === '' && query === undefined) top.current?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <div className={styles.board}>
      {menus.length > 1 && <MenuTabs menus={menus} chosen={chosen} open={open} at={live?.at} onChoose={chooseMenu} />}
      <div ref={top} />
      <MenuBar
        {...{ bar, sections, active, query }}
        onGo={goTo}
        onSearch={search}
        filters={wishCount(wish)}
        onFilter={() => setFiltering(true)}
      />
      <BoardList
        {...{ view, state, searched }}
        sections={drawn}
        onResetFilter={() => setWish({ diets: [], without: [] })}
      />
      <Suspense>
        <OpenDish {...props} {...{ wish, view }} openMenus={open} />
        {filtering && (
          <FilterSheet {...{ view, wish }} index={menu.index} onWish={setWish} onClose={() => setFiltering(false)} />
        )}
      </Suspense>
    </div>
  )
}

interface OpenDishProps extends MenuBoardProps {
  wish: DietFilter
  view: MenuView
  openMenus: ReadonlySet<string>
}

/** Sheet of the open dish, from whichever menu contains it. */
function OpenDish({
  menu,
  live,
  till,
  door,
  favourites,
  onCollect,
  opened,
  onOpen,
  wish,
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
      {...{ dish, menu, live, till, wish }}
      closed={openMenus.has(menuId) ? undefined : menu.index.document.menus.find(it => it.menuId === menuId)}
      inCart={door.quantityOf(foodId) - (door.replaced?.(foodId) ?? 0)}
      room={door.room}
      offers={door.offersOn?.({ ...dish.place, foodId }).map(({ name }) => name) ?? []}
      favourite={favourites.has(foodId)}
      onCollect={collected => onCollect(foodId, collected)}
      onAdd={door.onAdd}
      onClose={() => onOpen(undefined)}
    />
  )
}
