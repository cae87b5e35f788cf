import type { Queries } from '../../../platform/db/index.ts'

const ACCEPTED = {
  name: 'agreements_accepted',
  text: `select agreement_id as "agreementId", version, count(*)::int as count from agreement_accepted
    where corporation_id = $1 group by 1, 2`,
}

interface Accepted {
  agreementId: string
  version: number
  count: number
}

/** How many people accepted each version of the brand's agreements. */
export const acceptedOf = async (db: Queries, corporationId: number): Promise<Accepted[]> =>
  (await db.query<Accepted>(ACCEPTED, [corporationId])).rows
