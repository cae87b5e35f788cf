import type { ResponseOf } from '@comanda/contract/core'
import { group as calls } from '@comanda/contract/group'
import { go } from '../../platform/navigation.ts'
import { isRefused, send } from '../../platform/send/index.ts'
import { useCachedQuery } from '../../platform/use-cached-query.ts'

export type GroupOrder = ResponseOf<typeof calls.detail>
export type Standing = GroupOrder['standing']

/** Where the menu of a store is, with or without a group. */
export const menuOf = (shopId: number, bizType: number, code: string): string =>
  `/storeIndex?shopId=${shopId}&bizType=${bizType}&vtId=${code}`

/** What friends get: it resolves like any share of the house. NAV-1 */
export const linkOf = ({ code, shopId, businessType }: GroupOrder): string =>
  `${location.origin}/shareIndex?shareUrl=${encodeURIComponent(menuOf(shopId, businessType, code))}`

/** A group order, asked again where somebody says that it changed. */
export const useGroup = (code: string) =>
  useCachedQuery<GroupOrder>(['group', code], () => send(calls.detail, { code }, { shows: 'silent' }), {
    staleAfter: 0,
  })

/** Loads the page of another cart. Nothing comes after it: a slow phone shows the old page for a while yet. */
export function leaveFor(menu: string): Promise<never> {
  go(menu, { replace: true, force: true })
  return new Promise(() => {})
}

/** Does something to a group; answers the refusal's words where it was not done. */
export async function act(work: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await work()
    return undefined
  } catch (error) {
    if (!isRefused(error)) throw error
    return error.message
  }
}
