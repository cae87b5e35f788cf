import { randomUUID } from 'node:crypto'
import { contract } from '@comanda/contract'
import { apiScopes } from '@comanda/contract/core'
import type { Owner, StaffSession } from '../../platform/http/index.ts'
import type { Actor } from '../actor.ts'
import { TABLES } from '../dining.ts'
import type { TestApp, TestGuest } from '../test-app.ts'
import { recordsOf } from './customer-records.ts'
import { SHOP } from './orders-of-person.ts'
import type { RecordIds } from './requests.ts'
import { storeRecords } from './store-records.ts'
import { DEMO, SECOND_BRAND } from './second-brand.ts'

/** The customer of the demo brand whose things the others name. */
export const MAYA = 5001
const ANOTHER_MEMBER = 5003

/** A caller who names the owner's things, with the things they own themselves. */
export interface OtherPerson {
  name: string
  actor: Actor
  own: RecordIds
  /** The store that they name where a call wants one. */
  shopId: number
  isStaff: boolean
  /** Kinds of which their brand has copies with the same ids. */
  copies: readonly string[]
}

type Rights = Pick<StaffSession, 'role' | 'shopIds' | 'brand' | 'access'>

/** A session of an actor in a brand. */
export async function sessionIn(app: TestApp, corporationId: number, customerId: number, rights?: Rights) {
  const staffId = randomUUID()
  const owner: Owner = rights ? `s:${staffId}` : `c:${customerId}`
  const kind = rights ? ('staff' as const) : ('customer' as const)
  const staff = rights && { staff: { staffId, name: 'Test', ...rights } }
  const deviceId = 'test'
  const holder = { corporationId, owner, customerId, kind, deviceId, ...staff }
  return app.signedIn(await app.db.inTx(tx => app.modules.auth.sessions.open(tx, holder as never)), { deviceId })
}

/** A system with a key that may do everything at a store. */
export async function systemOf(app: TestApp, manager: Actor, shopId: number): Promise<Actor> {
  const rights = { name: 'Till', scopes: [...apiScopes], shopIds: [shopId] }
  const { key } = await manager.must(contract.integration.createApiKey, { shopId, ...rights })
  return app.signedIn(key)
}

export interface AccessPeople {
  /** A member, and a brand manager of their store: between them they own `things`. */
  owner: TestGuest
  manager: Actor
  /** A system with a key of the store. */
  system: Actor
  things: RecordIds
  strangers: OtherPerson[]
}

/** The owner with one of everything, and all callers who must not reach it. Needs the demo brand and its twin. A1, A2 */
export async function accessPeople(app: TestApp): Promise<AccessPeople> {
  const owner = app.guest({ of: { owner: `c:${MAYA}` } })
  const member = app.guest({ of: { owner: `c:${ANOTHER_MEMBER}` } })
  const guest = app.guest()
  const manager = app.staff('brand', { shopIds: [SHOP] })
  const own = await recordsOf(app, owner, TABLES.sharedLater)
  const ofMember = await recordsOf(app, member, TABLES.apartLater)
  const ofGuest = await recordsOf(app, guest, TABLES.apartLater)
  const [orderId = ''] = own['orderId'] ?? []
  const ofStore = await storeRecords({ app, manager, member: owner, orderId, tableId: TABLES.sharedLater }, own)
  const visit = `insert into member_visit (corporation_id, order_id, customer_id, visit_id, shop_id, day, at, currency, spent)
    values ($1, $2, $3, $2, $4, '2026-11-20', '2026-11-20', 'USD', 0) on conflict do nothing`
  await app.sql(visit, [app.corporationId, orderId, MAYA, SHOP])
  const manages = { role: 'manager' as const, shopIds: [SHOP], brand: true }
  const twinManager = await sessionIn(app, SECOND_BRAND, 0, manages)
  const otherStore = app.staff('brand', { shopIds: [102] })
  const system = await systemOf(app, manager, SHOP)
  const stranger = (name: string, actor: Actor, things: RecordIds = {}, shopId = SHOP) => ({
    name,
    actor,
    own: things,
    shopId,
    isStaff: /staff|manager/.test(name),
    copies: /manager|key of another brand/.test(name) ? ['tableId', 'customerId'] : [],
  })
  return {
    owner,
    manager,
    system,
    things: { ...own, ...ofStore, contact: ['maya@example.com'] },
    strangers: [
      stranger('another member', member, ofMember),
      stranger('a guest', guest, ofGuest),
      stranger('the same customer number in another brand', await sessionIn(app, SECOND_BRAND, MAYA)),
      stranger('staff of another store', app.staff('manager', { shopIds: [102] }), {}, 102),
      stranger('staff of another store who name this store', app.staff('manager', { shopIds: [102] })),
      stranger('the manager of the same store number in another brand', twinManager),
      stranger('somebody without a session', app.anyone()),
      stranger('a system with a key of another store', await systemOf(app, otherStore, 102)),
      stranger('a system with a key of another brand', await systemOf(app, twinManager, SHOP)),
    ],
  }
}

/** Rows that every request leaves behind. */
const TRACES = new Set(['request_log', 'rate_limit', 'push_ticket'])

/** The brand's rows with any of these words, in all tables. */
export async function rowsWith(app: TestApp, words: readonly string[], tables: readonly string[]): Promise<string[]> {
  const selects = tables
    .filter(name => !TRACES.has(name))
    .map(name => `select '${name} ' || t::text as row from "${name}" t where corporation_id = ${DEMO} and t::text ~ $1`)
  const rows = await app.sql<{ row: string }>(`${selects.join(' union all ')} order by 1`, [words.join('|')])
  return rows.map(({ row }) => row)
}
