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

/** A guest as the gate passes it to a use case; the same `owner` is the same person. Each call has a new request id. */
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

/** A signed-in customer, optionally a member. */
export const testCustomer = (customerId: number, isMember = false, corporationId = 1): Guest => {
  const guest = testGuest(`c:${customerId}`, corporationId)
  return { ...guest, session: { ...guest.session, isMember } }
}

/** An employee of these stores. */
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

/** A manager of these stores with the right to the brand's money. */
export const testBrandManager = (shopIds: number[], corporationId = 1): Staff => {
  const caller = testStaff(shopIds, 'manager', corporationId)
  return { ...caller, session: { ...caller.session, staff: { ...caller.session.staff, brand: true } } }
}

/** The same caller with another request. */
export const again = <W extends { requestId: string }>(caller: W): W => ({ ...caller, requestId: randomUUID() })
