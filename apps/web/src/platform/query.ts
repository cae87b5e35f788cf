import type { CallSpec, ResponseOf } from '@comanda/contract/core'
import { queryOptions } from './queries.ts'
import { type CallInput, send } from './send/index.ts'

/**
 * A call as a query of TanStack Query: `useQuery(queryOf(store.getShop, { shopId }))`. Its refusals are the screen's to
 * show (`error.message` is ready to be read): nothing pops up.
 */
export const queryOf = <C extends CallSpec>(spec: C, input: CallInput<C>) =>
  queryOptions<ResponseOf<C>>({
    queryKey: [spec.path, input],
    queryFn: ({ signal }) => send(spec, input, { signal, shows: 'silent' }),
  })
