import {
  type BrandRoles,
  type ByUnit,
  formerOf,
  type Grant,
  grantsOfFormer,
  type StaffRights,
  sortedGrants,
} from '@comanda/domain/staff'
import type { Queries, Tx } from '../../../platform/db/index.ts'
import type { StaffTables } from '../tables.ts'
import type { ChangeRow, RightsTables, RightsWrites } from './tables.ts'

export type StaffRow = StaffTables['staff']

/** The current rights of a person in a fixed order, so that they can be compared. A6 */
export function rightsOf({ grants, role, brand, active, shop_ids, refund_alone }: StaffRow): StaffRights {
  const held = (grants as Grant[] | null) ?? grantsOfFormer({ role, brand, shopIds: shop_ids as number[] })
  return { grants: sortedGrants(held), active, ...ownLimits(refund_alone as ByUnit) }
}

/** Refund limits as a right: absent where a person has none of their own. */
export const ownLimits = (refundAlone: ByUnit = {}): Pick<StaffRights, 'refundAlone'> =>
  Object.keys(refundAlone).length > 0 ? { refundAlone } : {}

const MAX_STAFF = 500

/** The staff of a brand, by name. */
export const staffOf = (db: Queries, corporationId: number): Promise<StaffRow[]> =>
  db
    .withTables<StaffTables>()
    .selectFrom('staff')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .orderBy('name')
    .orderBy('staff_id')
    .limit(MAX_STAFF)
    .execute()

/** Inserts a person; false if the account is taken already. */
export async function insertStaff(tx: Tx, row: StaffRow): Promise<boolean> {
  const inserted = await tx
    .withTables<StaffTables>()
    .insertInto('staff')
    .values(row)
    .onConflict(conflict => conflict.columns(['corporation_id', 'account']).doNothing())
    .returning('staff_id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** The person with this account. */
export const staffByAccount = (db: Queries, corporationId: number, account: string): Promise<StaffRow | undefined> =>
  db
    .withTables<StaffTables>()
    .selectFrom('staff')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('account', '=', account)
    .executeTakeFirst()

export const staffById = (db: Queries, corporationId: number, staffId: string): Promise<StaffRow | undefined> =>
  db
    .withTables<StaffTables>()
    .selectFrom('staff')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('staff_id', '=', staffId)
    .executeTakeFirst()

/** Replaces the hash of a password; false if it was changed concurrently. */
export async function replacePassword(
  tx: Tx,
  { corporation_id: corporationId, staff_id: staffId, password_hash: before }: StaffRow,
  hash: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .withTables<StaffTables>()
    .updateTable('staff')
    .set({ password_hash: hash })
    .where('corporation_id', '=', corporationId)
    .where('staff_id', '=', staffId)
    .where('password_hash', '=', before)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Stores the hash of a password. The row is locked. */
export async function writePassword(tx: Tx, corporationId: number, staffId: string, hash: string): Promise<void> {
  await tx
    .withTables<StaffTables>()
    .updateTable('staff')
    .set({ password_hash: hash })
    .where('corporation_id', '=', corporationId)
    .where('staff_id', '=', staffId)
    .execute()
}

/** The columns of a person's rights. Processes of the former version read the former ones. A6 */
export function columnsOf({ grants, active, refundAlone = {} }: StaffRights, brandOf: BrandRoles) {
  const { shopIds, ...former } = formerOf(grants, brandOf)
  return {
    ...former,
    active,
    shop_ids: JSON.stringify(shopIds),
    refund_alone: JSON.stringify(refundAlone),
    grants: JSON.stringify(sortedGrants(grants)),
  }
}

/** Stores a person's rights. */
export async function writeRights(
  tx: Tx,
  { corporationId, staffId }: { corporationId: number; staffId: string },
  rights: StaffRights,
  brandOf: BrandRoles,
): Promise<void> {
  await tx
    .withTables<StaffTables>()
    .updateTable('staff')
    .set(columnsOf(rights, brandOf))
    .set(({ eb }) => ({ grants_revision: eb('grants_revision', '+', 1) }))
    .where('corporation_id', '=', corporationId)
    .where('staff_id', '=', staffId)
    .execute()
}

const ALONE = {
  name: 'rights_alone',
  text: `select coalesce(settings -> 'adjustAlone', '{}'::jsonb) as alone from corporation where corporation_id = $1`,
}
const WRITE_ALONE = {
  name: 'rights_alone_write',
  text: `update corporation set settings = jsonb_set(settings, '{adjustAlone}', $2::jsonb) where corporation_id = $1`,
}

/** What one person alone may correct in a day, by currency, minor units. */
export async function aloneOf(db: Queries, corporationId: number): Promise<ByUnit> {
  const { rows } = await db.query<{ alone: Record<string, number> }>(ALONE, [corporationId])
  return rows[0]?.alone ?? {}
}

export const writeOwnLimits = (tx: Tx, corporationId: number, amounts: ByUnit) =>
  tx.query(WRITE_ALONE, [corporationId, JSON.stringify(amounts)])

/** The changes that wait for a second person, the oldest first. */
export const waitingChanges = (db: Queries, corporationId: number): Promise<ChangeRow[]> =>
  db
    .withTables<RightsTables>()
    .selectFrom('rights_change')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('state', '=', 'waiting')
    .orderBy('asked_at')
    .limit(MAX_STAFF)
    .execute()

/** Inserts a waiting change; false if one of the same subject waits already. */
export async function insertChange(tx: Tx, row: ChangeRow): Promise<boolean> {
  const inserted = await tx
    .withTables<RightsWrites>()
    .insertInto('rights_change')
    .values({ ...row, wanted: JSON.stringify(row.wanted) })
    .onConflict(conflict => conflict.doNothing())
    .returning('change_id')
    .executeTakeFirst()
  return inserted !== undefined
}

export const lockChange = (tx: Tx, corporationId: number, changeId: string): Promise<ChangeRow | undefined> =>
  tx
    .withTables<RightsTables>()
    .selectFrom('rights_change')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('change_id', '=', changeId)
    .forUpdate()
    .executeTakeFirst()

/**
 * Ends a waiting change, which is locked.
 * @throws if it no longer waits
 */
export async function endChange(
  tx: Tx,
  row: ChangeRow,
  decision: Pick<ChangeRow, 'state' | 'decided_by' | 'decided_name' | 'decided_at'>,
): Promise<void> {
  const { numUpdatedRows } = await tx
    .withTables<RightsTables>()
    .updateTable('rights_change')
    .set(decision)
    .where('corporation_id', '=', row.corporation_id)
    .where('change_id', '=', row.change_id)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new Error('A change of rights changed under its lock')
}
