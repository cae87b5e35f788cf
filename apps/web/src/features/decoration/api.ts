import { decoration as calls } from '@comanda/contract/decoration'
import type { ResponseOf } from '@comanda/contract/core'
import { useQuery } from '../../platform/queries.ts'
import { send } from '../../platform/send/index.ts'

type Answer = Extract<ResponseOf<typeof calls.getDecorate>, { page: unknown }>
export type DecoratedPage = Answer['page']
export type Component = DecoratedPage['components'][number]
export type ComponentOf<K extends Component['kind']> = Extract<Component, { kind: K }>

/** Layout of a decorated page, by its id or its type. DECO-1 */
export const useDecoratedPage = (pageType: DecoratedPage['pageType'], decorationPageId?: string) =>
  useQuery({
    queryKey: ['decoration', pageType, decorationPageId],
    queryFn: async ({ signal }) => {
      const input = decorationPageId === undefined ? { pageType } : { decorationPageId }
      const answer = await send(calls.getDecorate, input, { signal, shows: 'silent' })
      if ('page' in answer) return answer.page
      throw new Error('a page was said to be unchanged that was never here')
    },
    staleTime: 5 * 60_000,
    retry: false,
  })
