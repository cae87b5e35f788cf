import { createHash } from 'node:crypto'
import type { Queries, Tx } from '../../../platform/db/index.ts'

/** A shared tablet. */
export interface Device {
  deviceId: string
  shopId: number
  name: string
  idleMinutes: number
  sharedBy: string
  sharedAt: Date
}

export interface DeviceTables {
  staff_device: {
    corporation_id: number
    device_id: string
    token_hash: string
    shop_id: number
    name: string
    idle_minutes: number
    shared_by: string
    shared_at: Date
  }
  staff_pin: { corporation_id: number; staff_id: string; pin_hash: string; set_at: Date }
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

const COLUMNS = [
  'device_id as deviceId',
  'shop_id as shopId',
  'name',
  'idle_minutes as idleMinutes',
  'shared_by as sharedBy',
  'shared_at as sharedAt',
] as const

/** The shared tablets of a store, by name. */
export const devicesOf = (db: Queries, corporationId: number, shopId: number): Promise<Device[]> =>
  db
    .withTables<DeviceTables>()
    .selectFrom('staff_device')
    .select(COLUMNS)
    .where('corporation_id', '=', corporationId)
    .where('shop_id', '=', shopId)
    .orderBy('name')
    .orderBy('device_id')
    .execute()

/** The tablet with this secret; undefined if it is not shared any more. */
export const deviceByToken = (db: Queries, corporationId: number, token: string): Promise<Device | undefined> =>
  db
    .withTables<DeviceTables>()
    .selectFrom('staff_device')
    .select(COLUMNS)
    .where('corporation_id', '=', corporationId)
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst()

/** Adds a tablet under the secret that it stores. */
export const insertDevice = (tx: Tx, corporationId: number, device: Device, token: string): Promise<unknown> =>
  tx
    .withTables<DeviceTables>()
    .insertInto('staff_device')
    .values({
      corporation_id: corporationId,
      device_id: device.deviceId,
      token_hash: hashOf(token),
      shop_id: device.shopId,
      name: device.name,
      idle_minutes: device.idleMinutes,
      shared_by: device.sharedBy,
      shared_at: device.sharedAt,
    })
    .execute()

/** Removes a tablet of a store; undefined if there is none of that id. */
export const deleteDevice = (
  tx: Tx,
  { corporationId, shopId, deviceId }: { corporationId: number; shopId: number; deviceId: string },
): Promise<Device | undefined> =>
  tx
    .withTables<DeviceTables>()
    .deleteFrom('staff_device')
    .where('corporation_id', '=', corporationId)
    .where('shop_id', '=', shopId)
    .where('device_id', '=', deviceId)
    .returning(COLUMNS)
    .executeTakeFirst()

/** The hashes of PINs by person. */
export async function pinHashes(db: Queries, corporationId: number): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .withTables<DeviceTables>()
    .selectFrom('staff_pin')
    .select(['staff_id', 'pin_hash'])
    .where('corporation_id', '=', corporationId)
    .execute()
  return new Map(rows.map(row => [row.staff_id, row.pin_hash]))
}

/** Stores the hash of a person's PIN. */
export const writePin = (
  tx: Tx,
  { corporationId, staffId, hash, at }: { corporationId: number; staffId: string; hash: string; at: Date },
): Promise<unknown> =>
  tx
    .withTables<DeviceTables>()
    .insertInto('staff_pin')
    .values({ corporation_id: corporationId, staff_id: staffId, pin_hash: hash, set_at: at })
    .onConflict(conflict =>
      conflict.columns(['corporation_id', 'staff_id']).doUpdateSet({ pin_hash: hash, set_at: at }),
    )
    .execute()

/** Removes a person's PIN. */
export const dropPin = (tx: Tx, corporationId: number, staffId: string): Promise<unknown> =>
  tx
    .withTables<DeviceTables>()
    .deleteFrom('staff_pin')
    .where('corporation_id', '=', corporationId)
    .where('staff_id', '=', staffId)
    .execute()
