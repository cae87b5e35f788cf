import type { pass as calls } from '@comanda/contract/pass'
import type { Handler } from '../../platform/http/index.ts'
import { voidedContent } from '@comanda/domain/pass'
import type { Tx } from '../../platform/db/index.ts'
import type { PassDeps } from './deps.ts'
import type { PassRow } from './tables.ts'
import { updatePass } from './update-pass.ts'

const CLAIM = {
  name: 'pass_claim',
  text: `update wallet_pass p set owner = $3 where corporation_id = $1 and owner = $2 and not exists (select 1 from wallet_pass own
    where own.corporation_id = $1 and own.owner = $3 and own.kind = p.kind and own.subject_id = p.subject_id)`,
}

/** Moves a guest's passes to the account. Safe to repeat. LOGIN-3 */
export async function claimPasses(tx: Tx, corporationId: number, from: string, to: string): Promise<void> {
  if (from !== to) await tx.query(CLAIM, [corporationId, from, to])
}

const LOCK_ALL = {
  name: 'pass_lock_all_of',
  text: 'select * from wallet_pass where corporation_id = $1 and owner = $2 order by pass_id for update',
}
const ERASE = {
  name: 'pass_erase',
  text: `update wallet_pass set owner = 'erased:' || pass_id, subject_id = pass_id::text
    where corporation_id = $1 and owner = $2`,
}
const UNWATCH = {
  name: 'pass_unwatch',
  text: `delete from wallet_pass_watch where corporation_id = $1 and pass_id in
    (select pass_id from wallet_pass where corporation_id = $1 and owner = $2)`,
}

/** Voids a person's passes on their devices and removes what they showed. */
export async function erasePasses(
  tx: Tx,
  deps: Pick<PassDeps, 'clock' | 'jobs'>,
  corporationId: number,
  owner: string,
): Promise<void> {
  const { rows } = await tx.query<PassRow>(LOCK_ALL, [corporationId, owner])
  for (const row of rows) await updatePass(tx, deps, row, voidedContent(row.content))
  await tx.query(UNWATCH, [corporationId, owner])
  await tx.query(ERASE, [corporationId, owner])
}

const OWN = {
  name: 'pass_list_of',
  text: 'select kind, created_at, voided_at from wallet_pass where corporation_id = $1 and owner = $2 order by created_at desc limit 200',
}

/** The caller's passes. U7 */
export const queryPasses =
  ({ db }: Pick<PassDeps, 'db'>): Handler<typeof calls.queryPasses> =>
  async ({ corporationId, session }) => {
    const { rows } = await db.query<Pick<PassRow, 'kind' | 'created_at' | 'voided_at'>>(OWN, [
      corporationId,
      session.owner,
    ])
    const passes = rows.map(({ kind, created_at, voided_at }) => ({
      passType: kind,
      createdAt: created_at.toISOString(),
      ...(voided_at && { voidedAt: voided_at.toISOString() }),
    }))
    return { passes }
  }
