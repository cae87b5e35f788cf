import { ownLink } from '../../platform/own-link.ts'
import type { ResponseOf } from '@comanda/contract/core'
import { group as calls } from '@comanda/contract/group'
import { go } from '../../platform/navigation.ts'
import { isRefused, send } from '../../platform/send/index.ts'
import { useCachedQuery } from '../../platform/cache/use-cached-query.ts'

export type GroupOrder = ResponseOf<typeof calls.detail>
export type Standing = GroupOrder['standing']

/** Path of a store's menu, with or without a group. */
export const menuOf = (shopId: number, bizType: number, code: string): string =>
  `/storeIndex?shopId=${shopId}&bizType=${bizType}&vtId=${code}`

/** Link for friends, which resolves like any other share. NAV-1 */
export const linkOf = ({ code, shopId, businessType }: GroupOrder): string =>
  ownLink(`/shareIndex?shareUrl=${encodeURIComponent(menuOf(shopId, businessType, code))}`)

/** A group order, requested again after each announced change. */
export const useGroup = (code: string) =>
  useCachedQuery<GroupOrder>(['group', code], () => send(calls.detail, { code }, { shows: 'silent' }), {
    staleAfter: 0,
  })

/** Loads the page of another cart. The promise never resolves: on a slow phone the old page is visible for a while. */
export function leaveFor(menu: string): Promise<never> {
  go(menu, { replace: true, force: true })
  return new Promise(() => {})
}

/** Runs an action on a group; returns the text of a refusal. */
export async function refusalOfAction(work: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await work()
    return undefined
  } catch (error) {
    if (!isRefused(error)) throw error
    return error.message
  }
}
