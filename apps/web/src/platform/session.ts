import { useSyncExternalStore } from 'react'
import { eraseStored, writeStored, readStored, readStoredText } from './storage.ts'

/** Who the token is, as far as the app shows it. LOGIN-1 */
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

/** The token that goes with every request; undefined until the first one is made. LOGIN-3 */
export const token = (): string | undefined => readStoredText('token')

/** Whose session the phone holds, as another tab may have left it. */
export const storedCustomer = (): number => readUser().customerId

/** Who is using this phone now. What it says here opens nothing: the server goes by the token alone. */
export const currentUser = (): UserInfo => (user ??= readUser())

/** Visitor, logged-in non-member or member. LOGIN-1 */
export const kindOf = (info: UserInfo): PersonKind => {
  if (info.customerId <= 0) return 'visitor'
  return info.isMember ? 'member' : 'loggedIn'
}

/** Takes over a session: after signing in, and when the server renews it. LOGIN-6 */
export function storeSession(next: { token: string; authorizeInfo: UserInfo }): void {
  writeStored('token', next.token)
  setUser(next.authorizeInfo)
}

/** Notes a change of the profile. */
export function setUser(info: UserInfo): void {
  user = { ...GUEST, ...info }
  writeStored('userInfo', user)
  for (const listener of listeners) listener()
}

/** Drops the token and what was known with it. LOGIN-5 */
export function dropSession(): void {
  eraseStored('token')
  eraseStored('userInfo')
  eraseStored('currentAddress')
  user = GUEST
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The person, and again whenever it changes. */
export const useUser = (): UserInfo => useSyncExternalStore(subscribe, currentUser, currentUser)
