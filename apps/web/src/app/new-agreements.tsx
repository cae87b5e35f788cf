import { logOut, NewAgreements as Ask } from '../features/auth/index.ts'
import { go } from '../platform/navigation.ts'
import { useRouteLocation } from '../platform/route-location.ts'
import { useUser } from '../platform/session.ts'
import { useIsFree } from './is-free.ts'

/** Pages that never ask: the terms themselves, and those of an order or payment under way. */
const NOT_AT = ['/agreemental', '/termsOfService', '/privacyService', '/payStatus', '/adyen', '/orderStatus', '/login']

/** Asks a signed-in guest for new versions of the terms, once the page has opened no sheet. LOGIN-11 */
export function NewAgreements() {
  const { customerId } = useUser()
  const { path } = useRouteLocation()
  const isFree = useIsFree()
  if (customerId <= 0 || !isFree || NOT_AT.includes(path)) return null
  return <Ask key={customerId} onSignOut={() => void logOut().then(() => go('/home', { force: true }))} />
}
