import { isRefused } from '../../../platform/send/index.ts'
import { Loading, QueryError } from '../../../ui/feedback/query-states.tsx'
import { useCartToOrder, useOrderQuote } from '../api.ts'
import { type Draft, draftPlaced, useDraft } from './draft.ts'
import type { CreateOrderProps } from './form-props.ts'
import { NothingToOrder } from './nothing-to-order.tsx'
import { OrderForm } from './order-form.tsx'

/** Skeleton of the form while the cart and its price load. */
const CreateSkeleton = () => <Loading heights={[92, 78, 220, 180]} />

/** Input for pricing the cart; undefined for an empty cart. */
function quoteInput(cart: ReturnType<typeof useCartToOrder>['data'], props: CreateOrderProps, draft: Draft) {
  if (!cart || cart.calculation.items.length === 0) return undefined
  const { orderType, addressId } = props
  return {
    cartId: cart.cartId,
    orderType,
    ...(draft.executeList && { executeList: draft.executeList }),
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
  const input = quoteInput(cart.data, props, draft)
  const quote = useOrderQuote(input, cart.data)
  const failed = cart.error ? cart : quote.error ? quote : undefined
  if (isRefused(failed?.error, 'nothingToOrder')) return renderPage({ children: <NothingToOrder shopId={shopId} /> })
  if (failed) return renderPage({ children: <QueryError query={failed} /> })
  if (cart.isPending || (input && quote.isPending)) return renderPage({ children: <CreateSkeleton /> })
  if (!input || !cart.data || !quote.data) return renderPage({ children: <NothingToOrder shopId={shopId} /> })
  return (
    <OrderForm
      {...props}
      onOrdered={method => {
        draftPlaced(place, method)
        props.onOrdered()
      }}
      cartId={input.cartId}
      people={cart.data.people}
      quote={quote.data}
      fresh={!quote.isPlaceholderData}
      draft={draft}
      change={change}
    />
  )
}
