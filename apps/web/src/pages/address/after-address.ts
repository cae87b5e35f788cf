import { safeTarget } from '../../platform/paths/index.ts'
import { returnRoute } from '../../platform/return-routes.ts'

/** Screens that wait for an address; any other leads to the store's menu. NAV-8 */
const WAITING = new Set(['/storeIndex', '/createOrder', '/mine', '/leftNav'])

/** Path after an address was chosen: the previous screen, or the menu of the store being ordered from. NAV-8 */
export function afterAddress(search: string): string {
  const from = safeTarget(returnRoute('address'), path => WAITING.has(path), '')
  if (from !== '') return from
  const query = new URLSearchParams(search)
  const shop = new URLSearchParams({ shopId: query.get('shopId') ?? '', bizType: '1200' })
  return `/storeIndex?${shop}`
}
