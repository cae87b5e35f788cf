import { randomUUID } from 'node:crypto'
import type { Caller, Guest, Owner, Staff } from '../platform/http/caller.ts'

const bare = (corporationId: number): Caller => ({
  corporationId,
  requestId: randomUUID(),
  language: 'en_US',
  channelId: '',
  visit: {},
  deviceId: 'test-device',
  ip: '127.0.0.1',
})

/** A caller without a session. */
export const testAnyone = (corporationId = 1): Caller => bare(corporationId)

/** A guest as the gate would hand it to a use case; the same `owner` twice is the same person. A new request id each call. */
export const testGuest = (owner: Owner = `g:${randomUUID()}`, corporationId = 1): Guest => ({
  ...bare(corporationId),
  session: {
    sessionId: randomUUID(),
    corporationId,
    owner,
    customerId: owner.startsWith('c:') ? Number(owner.slice(2)) : 0,
    isMember: false,
    kind: owner.startsWith('c:') ? 'customer' : 'guest',
  },
})

/** A logged-in customer, a member where said so. */
export const testCustomer = (customerId: number, isMember = false, corporationId = 1): Guest => {
  const guest = testGuest(`c:${customerId}`, corporationId)
  return { ...guest, session: { ...guest.session, isMember } }
}

/** Somebody at the console of these stores. */
export const testStaff = (shopIds: number[], role: 'staff' | 'manager' = 'staff', corporationId = 1): Staff => {
  const staffId = randomUUID()
  const session = {
    sessionId: randomUUID(),
    corporationId,
    owner: `s:${staffId}` as const,
    customerId: 0,
    isMember: false,
    kind: 'staff' as const,
    staff: { staffId, name: 'Test', role, shopIds },
  }
  return { ...bare(corporationId), session }
}

/** Somebody who runs these stores and may change the brand's money. */
export const testBrandManager = (shopIds: number[], corporationId = 1): Staff => {
  const caller = testStaff(shopIds, 'manager', corporationId)
  return { ...caller, session: { ...caller.session, staff: { ...caller.session.staff, brand: true } } }
}

/** The same caller with another request. */
export const again = <W extends { requestId: string }>(caller: W): W => ({ ...caller, requestId: randomUUID() })
