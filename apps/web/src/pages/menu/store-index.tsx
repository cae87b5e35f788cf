import type { PricedLine } from '@comanda/domain/cart'
import type { BizType } from '@comanda/domain/store'
import { Bike, ShoppingBag, Utensils } from 'lucide-react'
import { type ComponentProps, memo, type ReactNode, startTransition, useEffect, useMemo, useState } from 'react'
import { useSearch } from '../../platform/route-location.ts'
import { type Cart, CartBar, type CartPlace, CartSide, placeOf, useCartSoon } from '../../features/cart/index.ts'
import {
  type CartAccess,
  menuAhead,
  MenuBoard,
  MenuSkeleton,
  type ShownMenu,
  StoreHead,
  Strip,
  Strips,
  useFavourites,
  useLiveMenu,
  useMenu,
  OrderTypes,
} from '../../features/menu/index.ts'
import {
  collectShop,
  shopAhead,
  type ShopDetail,
  targetOf,
  useShop,
  orderTypeName,
} from '../../features/store/index.ts'
import { firstShop } from '../../platform/first-shop.ts'
import { currentLocale, loadTexts, t } from '../../platform/i18n/index.ts'
import { go } from '../../platform/navigation.ts'
import { isRefused } from '../../platform/send/index.ts'
import { useUser } from '../../platform/session.ts'
import { LinkButton } from '../../ui/controls/button.tsx'
import { deferred } from '../../ui/loading/deferred.ts'
import { ErrorState } from '../../ui/feedback/states.tsx'
import { Page as Screen } from '../../ui/layout/page.tsx'
import { useBeside } from '../../ui/layout/use-beside.ts'

/** Shown if the address names no store of the brand; its code and texts are loaded only then. */
const NoStore = deferred(async () => {
  const [{ StoreUnknown: part }] = await Promise.all([
    import('./store-index/store-unknown.tsx'),
    loadTexts(currentLocale(), 'rest'),
  ])
  return part
})

const AtTable = deferred<{ place: CartPlace }>(
  async () => (await import('./store-index/at-table.tsx')).AtTable,
  TableSoon,
)
const Visit = deferred(async () => (await import('./store-index/visit.tsx')).Visit)
const CartParts = deferred(async () => (await import('./store-index/cart-parts.tsx')).CartParts)
const ServiceNote = deferred(async () => (await import('./store-index/service-note.tsx')).ServiceNote)
const MenuEnd = deferred(async () => (await import('./store-index/menu-end.tsx')).MenuEnd)
const MenuTop = deferred(async () => (await import('./store-index/menu-end.tsx')).MenuTop)
const Facts = deferred(async () => (await import('./store-index/facts.tsx')).Facts)

const icons: Record<BizType, ReactNode> = {
  1100: <Utensils aria-hidden="true" />,
  1200: <Bike aria-hidden="true" />,
  1300: <ShoppingBag aria-hidden="true" />,
}

/** Requests the data of the first render; resolves when it is loaded. */
export async function ahead(search: string): Promise<void> {
  const place = placeOf(search)
  if (!place) return
  const { shopId, businessType: bizType } = place
  await Promise.all([menuAhead({ shopId, bizType }), shopAhead(shopId)])
}

/** `/storeIndex`: a store's menu, and the cart. */
export function Page() {
  const search = useSearch()
  const place = useMemo(() => placeOf(search), [search])
  useEffect(() => {
    if (!place) go('/selectStore', { replace: true })
  }, [place])
  return place ? <AtStore key={`${place.shopId}.${place.businessType}`} place={place} search={search} /> : null
}

interface AtStoreProps {
  place: CartPlace
  search: string
}

/** The menu in the form the cart rules need: the phone then computes each change. PRICE-1 */
function useCartMenu(menu: ShownMenu | undefined, live: ReturnType<typeof useLiveMenu>, member: boolean) {
  const index = menu?.index
  return useMemo(
    () => (index && live ? { index, stock: live.stock, at: live.at, member } : undefined),
    [index, live, member],
  )
}

/** Connects the menu to the cart. A dish whose options are changed replaces the line it was opened from. */
function useCartAccess(cart: Cart, takeBack: (foodId: string) => void) {
  const [opened, setOpened] = useState<string>()
  const [replacedLine, setReplacedLine] = useState<PricedLine>()
  const cartAccess: CartAccess = {
    quantityOf: cart.quantityOf,
    offersOn: cart.offersOn,
    onTap: cart.tap,
    // The line being changed is replaced, so that its quantity is available again.
    room: replacedLine ? undefined : cart.room,
    replaced: foodId => (replacedLine?.foodId === foodId ? replacedLine.quantity : 0),
    onAdd(choice) {
      if (replacedLine?.foodId === choice.foodId) cart.remove(replacedLine.itemKey)
      setReplacedLine(undefined)
      cart.add(choice)
    },
    onTake(foodId) {
      const lines = cart.lines.filter(one => one.foodId === foodId)
      // At a shared table the guest's own line is reduced first.
      const line = lines.findLast(one => one.addedBy === 'me') ?? lines.at(-1)
      if (line) cart.step(line.itemKey, -1)
      else takeBack(foodId)
    },
  }
  return {
    door: cartAccess,
    opened,
    open(foodId: string | undefined) {
      setReplacedLine(undefined)
      if (foodId === undefined) setOpened(undefined)
      // Rendering a sheet is expensive: as a transition it does not delay the button's feedback.
      else startTransition(() => setOpened(foodId))
    },
    chooseAgain(line: PricedLine) {
      setReplacedLine(line)
      setOpened(line.foodId)
    },
  }
}

function AtStore({ place, search }: AtStoreProps) {
  const { shopId, businessType: bizType } = place
  const { isMember } = useUser()
  const shop = useShop(shopId)
  const menu = useMenu({ shopId, bizType })
  const live = useLiveMenu({ shopId, bizType }, menu.data?.version)
  const { cart, takeBack, loader } = useCartSoon(place, useCartMenu(menu.data, live, isMember))
  const { door: cartAccess, opened, open, chooseAgain } = useCartAccess(cart, takeBack)
  const { favourites, collect } = useFavourites(shopId)
  const beside = useBeside()
  const panel = { cart, onChooseAgain: chooseAgain, Parts: CartParts }
  if (isRefused(shop.error, 'shopUnknown')) return <NoStore />
  const note = <ServiceNote key="note" shopId={shopId} bizType={bizType} />

  return (
    <Screen
      title={shop.data?.shopName ?? t('title.storeIndex')}
      header={<Head shop={shop.data} place={place} search={search} />}
      bare
      bottom={!beside && [note, <CartBar key="bar" {...panel} />]}
      side={beside && [note, <CartSide key="side" {...panel} />]}
    >
      {loader}
      <Strips>
        {bizType === 1100 && <AtTable place={place} />}
        {(place.tableId ?? place.vtId) && <Visit cart={cart} menu={menu.data} onDish={open} />}
        <MenuTop />
      </Strips>
      <Dishes {...{ menu, shop, live, cartAccess, opened, favourites, isMember }} onCollect={collect} onOpen={open} />
      {menu.data && <MenuEnd />}
    </Screen>
  )
}

interface DishesProps extends Omit<ComponentProps<typeof MenuBoard>, 'menu' | 'pricing'> {
  menu: ReturnType<typeof useMenu>
  shop: ReturnType<typeof useShop>
  isMember: boolean
}

/** The menu, its skeleton while it loads, or its error state. */
function Dishes({ menu, shop, isMember, ...board }: DishesProps) {
  const currency = shop.data?.currency
  const pricing = useMemo(() => currency && { currency, isMember }, [currency, isMember])
  if (menu.data && pricing) return <MenuBoard menu={menu.data} pricing={pricing} {...board} />
  const error = menu.error ?? shop.error
  if (!error) return <MenuSkeleton />
  const retry = () => void Promise.all([menu.refetch(), shop.refetch()])
  return (
    <ErrorState onRetry={retry} busy={menu.isFetching || shop.isFetching} message={error.message}>
      <LinkButton to="/selectStore">{t('title.selectStore')}</LinkButton>
    </ErrorState>
  )
}

interface HeadProps extends AtStoreProps {
  shop: ShopDetail | undefined
}

const Head = memo(function Head({ shop, place, search }: HeadProps) {
  const face = shop ?? firstShop(place.shopId)
  const [marked, setMarked] = useState<boolean>()
  const setFavourite = (collected: boolean) => {
    setMarked(collected)
    collectShop(place.shopId, collected).catch(() => setMarked(!collected))
  }
  return (
    <StoreHead
      shopName={face?.shopName}
      picture={face?.picture}
      favourite={marked ?? shop?.favourite}
      onCollect={shop && setFavourite}
      facts={shop && <Facts shop={shop} bizType={place.businessType} />}
    >
      {face && !place.tableId && face.bizTypes.length > 1 && (
        <OrderTypes
          label={t('menu.ways')}
          types={face.bizTypes.map(id => ({
            id,
            name: orderTypeName(id),
            icon: icons[id],
            current: id === place.businessType,
            to: targetOf(place.shopId, id, search),
          }))}
        />
      )}
    </StoreHead>
  )
})

/** Placeholder of the table line while it loads. */
function TableSoon({ place: { tableId } }: { place: CartPlace }) {
  return <Strip icon={<svg aria-hidden="true" />}>{t(tableId ? 'ui.loading' : 'menu.scanTable')}</Strip>
}
