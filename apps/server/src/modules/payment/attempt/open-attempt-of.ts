import type { Queries } from '../../../platform/db/index.ts'

const OPEN = {
  name: 'payment_open_of',
  text: `select 1 from payment_attempt where corporation_id = $1 and owner = $2
    and state in ('created', 'authenticating', 'pending', 'unknown', 'returning') limit 1`,
}

/** Whether a person has an attempt with an unknown outcome or money on its way. M8 */
export const isPaying = async (db: Queries, corporationId: number, owner: string): Promise<boolean> =>
  (await db.query(OPEN, [corporationId, owner])).count > 0
