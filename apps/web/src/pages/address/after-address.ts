import { safeTarget } from '../../platform/paths/index.ts'
import { returnRoute } from '../../platform/return-routes.ts'

/** Screens that wait for an address; from elsewhere the way goes on to the store's menu. NAV-8 */
const WAITING = new Set(['/storeIndex', '/createOrder', '/mine', '/leftNav'])

/** Where a guest who picked an address lands: where they came from, or, on the way to a store, at its menu. NAV-8 */
export function afterAddress(search: string): string {
  const from = safeTarget(returnRoute('address'), path => WAITING.has(path), '')
  if (from !== '') return from
  const query = new URLSearchParams(search)
  const shop = new URLSearchParams({ shopId: query.get('shopId') ?? '', bizType: '1200' })
  return `/storeIndex?${shop}`
}
