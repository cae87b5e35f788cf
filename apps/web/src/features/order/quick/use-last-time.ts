import { cart as cartCalls } from '@comanda/contract/cart'
import { useQuery } from '../../../platform/cache/queries.ts'
import { queryOf } from '../../../platform/cache/query.ts'
import { type OrderSummary, useOrderQuote } from '../api.ts'

/** The cart of this store, priced with the choices of the last order; `ready` once its dishes are added. */
export function useLastTime({ orderType, shop }: Pick<OrderSummary, 'orderType' | 'shop'>, ready: boolean) {
  const { shopId } = shop
  const cart = useQuery({
    // The guest's own cart, even if the address names a group or table: the dishes were added to it.
    ...queryOf(cartCalls.query, {
      shopId,
      businessType: orderType,
      tableId: undefined,
      vtId: undefined,
      preOrder: undefined,
    }),
    staleTime: 0,
    refetchOnMount: 'always',
    enabled: ready,
  })
  const cartId = ready && cart.isFetchedAfterMount ? cart.data?.cartId : undefined
  const quote = useOrderQuote(cartId === undefined ? undefined : { shopId, cartId, orderType, asLast: true })
  const error = cart.error ?? quote.error
  const retry = () => void (cart.error ? cart.refetch() : quote.refetch())
  return { cartId, worked: quote.data, fresh: !quote.isPlaceholderData, error, retry }
}
