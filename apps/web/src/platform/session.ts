import { useSyncExternalStore } from 'react'
import { eraseStored, writeStored, readStored, readStoredText } from './device/storage.ts'

/** The token's user, as shown by the app. LOGIN-1 */
export interface UserInfo {
  customerId: number
  isMember: boolean
  nick: string
  avatar: string
  /** A member's card. */
  cardInfo?: { cardProgramId: string; cardId: string; cardLevelId: string }
}

export type PersonKind = 'visitor' | 'loggedIn' | 'member'

const GUEST: UserInfo = { customerId: 0, isMember: false, nick: '', avatar: '' }
const listeners = new Set<() => void>()
let user: UserInfo | undefined

const readUser = (): UserInfo => {
  const stored = readStored('userInfo')
  return typeof stored === 'object' && stored !== null ? { ...GUEST, ...stored } : GUEST
}

/** The token sent with every request; undefined before the first sign-in. LOGIN-3 */
export const token = (): string | undefined => readStoredText('token')

/** The customer id in storage, which another tab may have changed. */
export const storedCustomer = (): number => readUser().customerId

/** The current user. For display only: the server trusts nothing but the token. */
export const currentUser = (): UserInfo => (user ??= readUser())

/** Visitor, signed-in non-member or member. LOGIN-1 */
export const kindOf = (info: UserInfo): PersonKind => {
  if (info.customerId <= 0) return 'visitor'
  return info.isMember ? 'member' : 'loggedIn'
}

/** Stores a session after signing in or a renewal. LOGIN-6 */
export function storeSession(next: { token: string; authorizeInfo: UserInfo }): void {
  writeStored('token', next.token)
  setUser(next.authorizeInfo)
}

/** Stores the user after a change of the profile. */
export function setUser(info: UserInfo): void {
  user = { ...GUEST, ...info }
  writeStored('userInfo', user)
  for (const listener of listeners) listener()
}

/** Cache of the person's own answers, for reading without a connection. APP-3 */
export const OWN_ANSWERS = 'comanda-own-answers-1'

/** Storage key of the member's card number, for showing it without a connection. APP-6 */
export const MEMBER_NUMBER = 'memberNumber'

/** Erases the token and the data of its user. LOGIN-5 */
export function dropSession(): void {
  void globalThis.caches?.delete(OWN_ANSWERS).catch(() => {})
  eraseStored('token')
  eraseStored('userInfo')
  eraseStored('currentAddress')
  eraseStored(MEMBER_NUMBER)
  user = GUEST
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The current user, as React state. */
export const useUser = (): UserInfo => useSyncExternalStore(subscribe, currentUser, currentUser)
