import {
  type ComponentOf,
  type DecorationComponent,
  type DecorationPage,
  decoration as calls,
} from '@comanda/contract/decoration'
import { useQuery } from '../../platform/queries.ts'
import { send } from '../../platform/send/index.ts'

export type { ComponentOf }
export type DecoratedPage = DecorationPage
export type Component = DecorationComponent

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
