import type { Tx } from '../../platform/db/index.ts'

const OWN = ['campaign_progress', 'campaign_part', 'campaign_grant', 'campaign_sign_in', 'referral_code']
const ROWS = OWN.map(table => ({
  name: `${table}_erase`,
  text: `delete from ${table} where corporation_id = $1 and customer_id = $2`,
}))
const REFERRALS = {
  name: 'referral_erase',
  text: 'delete from referral where corporation_id = $1 and (friend_id = $2 or referrer_id = $2)',
}
/** Purchases stay for bookkeeping, without the buyer, and cannot be used any more. */
const PACKAGES = {
  name: 'rights_package_erase',
  text: `update rights_package set customer_id = 0, code = package_id::text where corporation_id = $1 and customer_id = $2`,
}

/** Erases what campaigns stored of a person. What was given stays counted, without a name. CARD-8 */
export async function eraseCampaigns(tx: Tx, corporationId: number, customerId: number): Promise<void> {
  const values = [corporationId, customerId]
  for (const query of [...ROWS, REFERRALS, PACKAGES]) await tx.query(query, values)
}
