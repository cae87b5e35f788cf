import type { Queries, Tx } from '../../platform/db/index.ts'

export interface Registration {
  corporationId: number
  deviceId: string
  passId: string
}

const REGISTER = {
  name: 'pass_register',
  text: `insert into wallet_registration (corporation_id, device_id, pass_id, sealed_push_token, registered_at)
    values ($1, $2, $3, $4, $5)
    on conflict (corporation_id, device_id, pass_id) do update set sealed_push_token = excluded.sealed_push_token
    returning xmax = 0 as fresh`,
}

/** Registers a device for a pass; true if it was not registered before. */
export async function register(tx: Tx, at: Registration, sealedPushToken: string, now: Date): Promise<boolean> {
  const values = [at.corporationId, at.deviceId, at.passId, sealedPushToken, now]
  return (await tx.query<{ fresh: boolean }>(REGISTER, values)).rows[0]?.fresh ?? false
}

const UNREGISTER = {
  name: 'pass_unregister',
  text: 'delete from wallet_registration where corporation_id = $1 and device_id = $2 and pass_id = $3',
}

export const unregister = (tx: Tx, { corporationId, deviceId, passId }: Registration) =>
  tx.query(UNREGISTER, [corporationId, deviceId, passId])

const CHANGED = {
  name: 'pass_changed_for_device',
  text: `select p.pass_id as "passId", p.changed_at as "changedAt"
    from wallet_registration r join wallet_pass p on p.corporation_id = r.corporation_id and p.pass_id = r.pass_id
    where r.corporation_id = $1 and r.device_id = $2 and p.changed_at > $3 order by p.changed_at limit 500`,
}

/** The passes of a device that changed after a time. */
export const changedFor = async (db: Queries, corporationId: number, deviceId: string, after: Date) =>
  (await db.query<{ passId: string; changedAt: Date }>(CHANGED, [corporationId, deviceId, after])).rows
