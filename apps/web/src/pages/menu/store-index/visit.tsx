import type { LineChoice } from '@comanda/domain/cart'
import { type BuffetRule, dishLeft } from '@comanda/domain/menu'
import { Suspense, useCallback, useEffect, useMemo } from 'react'
import { LazyPreOrderCart } from '../../../features/pre-order/index.ts'
import { type Cart, moveCart, onExtra, platesLeft, setCountedUnits } from '../../../features/cart/index.ts'
import { Group } from '../../../features/group/index.ts'
import { overlayMenu, type ShownMenu, useLiveMenu } from '../../../features/menu/index.ts'
import { useTable } from '../../../features/table/index.ts'
import { currentLocale, loadTexts } from '../../../platform/i18n/index.ts'
import { go } from '../../../platform/navigation.ts'
import { useSearch } from '../../../platform/route-location.ts'
import { People } from './at-table.tsx'
import { lazyPart } from '../../../ui/loading/lazy-part.ts'

const loadRestTexts = () => loadTexts(currentLocale(), 'rest')
const buffets = () => import('../../../features/buffet/index.ts')
const Buffet = lazyPart(async () => {
  const [feature] = await Promise.all([buffets(), loadRestTexts()])
  return feature.Buffet
})

interface VisitProps {
  cart: Cart
  menu: ShownMenu | undefined
  /** Opens the sheet of a dish. */
  onDish: (foodId: string) => void
}

/** Additions of a table to the menu: people, buffet, dishes chosen ahead. CART-11, CART-12, CART-13 */
export function Visit({ cart, menu, onDish }: VisitProps) {
  const { shopId, businessType, tableId = '', preOrder, vtId } = cart.place
  const { data: table } = useTable(shopId, tableId)
  if (preOrder) return null
  if (vtId && businessType !== 1100) return <Together cart={cart} bizType={businessType} code={vtId} />
  const buffet = cart.answer?.buffet
  return (
    <>
      <TakenAlong shopId={shopId} tableId={tableId} ready={cart.state === 'ready'} />
      <People cart={cart} />
      <Suspense>
        {cart.state === 'ready' && <LazyPreOrderCart place={{ shopId, tableId }} onMerged={cart.refresh} />}
        {buffet && menu && table && <TableBuffet {...{ cart, menu, buffet, onDish }} table={table} />}
      </Suspense>
    </>
  )
}

/** Moves dishes chosen before the table was known into the table's cart, once, as soon as it exists. */
function TakenAlong({ shopId, tableId, ready }: { shopId: number; tableId: string; ready: boolean }) {
  const search = useSearch()
  const due = ready && new URLSearchParams(search).get('take') === '1'
  useEffect(() => {
    if (!due) return undefined
    let isShown = true
    // The address says `take` until the dishes are moved: a reload in between continues.
    void moveCart({ shopId, businessType: 1100 }, { shopId, businessType: 1100, tableId }).then(() => {
      const rest = new URLSearchParams(search)
      rest.delete('take')
      if (isShown) go(`/storeIndex?${rest}`, { replace: true })
    })
    return () => {
      isShown = false
    }
  }, [due, search, shopId, tableId])
  return null
}

/** The group order the cart belongs to. */
function Together({ cart, bizType, code }: { cart: Cart; bizType: 1200 | 1300; code: string }) {
  const { shopId } = cart.place
  const { answer, refresh, onChanged } = cart
  const shared = answer?.shared
  const me = shared?.me ?? ''
  const lines = cart.lines.map(({ addedBy, quantity }) => ({ addedBy: addedBy === 'me' ? me : addedBy, quantity }))
  return (
    <Suspense>
      <Group
        {...{ shopId, bizType, code, lines, refresh, onChanged }}
        cartId={shared && answer.cartId}
        sessionId={shared?.sessionId}
      />
    </Suspense>
  )
}

interface TableBuffetProps extends VisitProps {
  menu: ShownMenu
  buffet: NonNullable<NonNullable<Cart['answer']>['buffet']>
  table: { seats: number; dinnerServiceType: 0 | 1 }
}

interface AtBuffet {
  shopId: number
  businessType: 1100
  tableId: string
}

/**
 * Marks the dishes of the buffet's stalls in the shown menu. Depends on the menu's version only, because it changes the
 * menu itself. CART-13
 */
function useFavouriteDishes({ shopId }: AtBuffet, stalls: string, version: ShownMenu['version']) {
  useEffect(() => {
    if (stalls === '') return
    let unmounted = false
    let unlay: (() => void) | undefined
    void Promise.all([buffets(), loadRestTexts()]).then(([{ buffetMenu }]) => {
      if (!unmounted) unlay = overlayMenu({ shopId, bizType: 1100 }, shown => buffetMenu(shown, stalls.split(' ')))
    })
    return () => {
      unmounted = true
      unlay?.()
    }
  }, [shopId, stalls, version])
}

/** Requests the cart with the consumption of these stalls. CART-13 */
function useTallies(at: AtBuffet, stalls: string, index: ShownMenu['index']) {
  useEffect(() => {
    if (stalls === '') return
    void buffets().then(({ unitsUnder }) => setCountedUnits(at, unitsUnder(index, stalls.split(' '))))
  }, [at, stalls, index])
}

function TableBuffet({ cart, menu, buffet, onDish, table: { seats, dinnerServiceType } }: TableBuffetProps) {
  const { index, version } = menu
  const { shopId, tableId = '' } = cart.place
  const { createTimeToNow } = buffet
  const isOpen = createTimeToNow !== undefined
  const open = useMemo(() => ({ ...buffet, createTimeToNow: createTimeToNow ?? 0 }), [buffet, createTimeToNow])
  const stalls = buffet.tableBuffetInfos.map(it => it.buffetStallId).join(' ')
  const at = useMemo(() => ({ shopId, businessType: 1100 as const, tableId }), [shopId, tableId])
  useFavouriteDishes(at, isOpen ? stalls : '', version)
  useTallies(at, isOpen && dinnerServiceType === 1 ? stalls : '', index)
  const addExtra = useCallback((choice: LineChoice) => cart.addExtra?.(choice), [cart])
  const live = useLiveMenu({ shopId, bizType: 1100 }, version)
  const currency = cart.calculation?.currency
  if (!currency) return null
  return (
    <Buffet
      place={{ shopId, tableId, seats }}
      {...{ index, buffet, currency, onExtra, addExtra, onDish }}
      portionsOf={foodId => {
        const item = index.items.get(foodId)
        return item ? dishLeft(index, live?.stock ?? {}, item) : 0
      }}
      leftOf={(rule: BuffetRule<string>, foodId?: string) => platesLeft(rule, open, cart.lines, foodId)}
      onChanged={cart.refresh}
    />
  )
}
