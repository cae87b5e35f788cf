import { decoration as calls } from '@comanda/contract/decoration'
import type { ResponseOf } from '@comanda/contract/core'
import { useQuery } from '../../platform/queries.ts'
import { send } from '../../platform/send/index.ts'

type Answer = Extract<ResponseOf<typeof calls.getDecorate>, { page: unknown }>
export type DecoratedPage = Answer['page']
export type Component = DecoratedPage['components'][number]
export type ComponentOf<K extends Component['kind']> = Extract<Component, { kind: K }>

/** The layout of a decorated page. DECO-1 */
export const useDecoratedPage = (pageType: DecoratedPage['pageType']) =>
  useQuery({
    queryKey: ['decoration', pageType],
    queryFn: async ({ signal }) => {
      const answer = await send(calls.getDecorate, { pageType }, { signal })
      if ('page' in answer) return answer.page
      throw new Error('a page was said to be unchanged that was never here')
    },
    staleTime: 5 * 60_000,
    retry: false,
  })
