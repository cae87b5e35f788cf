import type { CallSpec, ResponseOf } from '@comanda/contract/core'
import { queryOptions } from './queries.ts'
import { type CallInput, send } from '../send/index.ts'

/**
 * Query options of a call: `useQuery(queryOf(store.getShop, { shopId }))`. Refusals show no notice: the screen shows `error.message`.
 */
export const queryOf = <C extends CallSpec>(spec: C, input: CallInput<C>) =>
  queryOptions<ResponseOf<C>>({
    queryKey: [spec.path, input],
    queryFn: ({ signal }) => send(spec, input, { signal, shows: 'silent' }),
  })
