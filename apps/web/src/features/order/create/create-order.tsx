import { isRefused } from '../../../platform/send/index.ts'
import { Loading, QueryError } from '../../../ui/feedback/query-states.tsx'
import { useCartToOrder, useWorkedOut } from '../api.ts'
import { type Draft, draftPlaced, useDraft } from './draft.ts'
import type { CreateOrderProps } from './form-props.ts'
import { NothingToOrder } from './nothing-to-order.tsx'
import { OrderForm } from './order-form.tsx'

/** Skeleton of the form while the cart and its price load. */
const CreateSkeleton = () => <Loading heights={[92, 78, 220, 180]} />

/** Input for pricing the cart; undefined for an empty cart. */
function askedOf(cart: ReturnType<typeof useCartToOrder>['data'], props: CreateOrderProps, draft: Draft) {
  if (!cart || cart.calculation.items.length === 0) return undefined
  const { orderType, addressId } = props
  return {
    cartId: cart.cartId,
    orderType,
    executeList: draft.executeList,
    ...(draft.dinnerTime && orderType !== 1100 ? { dinnerTime: draft.dinnerTime } : {}),
    ...(addressId && orderType === 1200 ? { addressId } : {}),
  }
}

/** Order form: dishes, place, time, contact and payment. */
export function CreateOrder(props: CreateOrderProps) {
  const { renderPage, shopId, orderType, tableId, vtId } = props
  const place = `${shopId}.${orderType}`
  const [draft, change] = useDraft(place)
  const cart = useCartToOrder({ shopId, businessType: orderType, tableId, vtId })
  const input = askedOf(cart.data, props, draft)
  const worked = useWorkedOut(input, cart.data)
  const failed = cart.error ? cart : worked.error ? worked : undefined
  if (isRefused(failed?.error, 'nothingToOrder')) return renderPage({ children: <NothingToOrder shopId={shopId} /> })
  if (failed) return renderPage({ children: <QueryError query={failed} /> })
  if (cart.isPending || (input && worked.isPending)) return renderPage({ children: <CreateSkeleton /> })
  if (!input || !cart.data || !worked.data) return renderPage({ children: <NothingToOrder shopId={shopId} /> })
  return (
    <OrderForm
      {...props}
      onOrdered={() => {
        draftPlaced(place)
        props.onOrdered()
      }}
      cartId={input.cartId}
      people={cart.data.people}
      worked={worked.data}
      fresh={!worked.isPlaceholderData}
      draft={draft}
      change={change}
    />
  )
}
