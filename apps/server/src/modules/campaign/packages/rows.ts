import { inLanguage, money } from '@comanda/domain/money'
import type { Queries, Tx } from '../../../platform/db/index.ts'
import type { CampaignWrites, PackageRow } from '../tables.ts'

const SELECT = `select p.corporation_id, p.package_id, p.package_no, p.code, p.customer_id, p.campaign_id, p.shop_id, p.name, p.rights,
    p.original, p.amount, p.returned_amount, p.currency, p.valid_days, to_char(p.last_day, 'YYYY-MM-DD') as last_day, p.state,
    p.payment_ref, p.created_at, p.changed_at
  from rights_package p where p.corporation_id = $1`
const BY_ID = { name: 'rights_package', text: `${SELECT} and p.package_id = $2` }
const LOCK = { name: 'rights_package_lock', text: `${SELECT} and p.package_id = $2 for update` }
const LOCK_CODE = {
  name: 'rights_package_lock_code',
  text: `${SELECT} and p.code = any($2::text[]) and p.state = 'paid' for update`,
}
const BY_CODE = { name: 'rights_package_code', text: `${SELECT} and p.code = any($2::text[]) and p.state = 'paid'` }
const OWN = {
  name: 'rights_packages_of',
  text: `${SELECT} and p.customer_id = $2 and p.state <> 'awaitingPayment' order by p.package_id desc limit 100`,
}

const first = async (db: Queries, query: { name: string; text: string }, values: unknown[]) =>
  (await db.query<PackageRow>(query, values)).rows[0]

export const findPackage = (db: Queries, corporationId: number, packageId: string) =>
  first(db, BY_ID, [corporationId, packageId])

/** A package, locked until the transaction ends. */
export const lockPackage = (tx: Tx, corporationId: number, packageId: string) =>
  first(tx, LOCK, [corporationId, packageId])

/** A paid package by the stored forms of the code its owner shows. */
export const packageOfCode = (db: Queries, corporationId: number, stored: string[]) =>
  first(db, BY_CODE, [corporationId, stored])

export const lockPackageOfCode = (tx: Tx, corporationId: number, stored: string[]) =>
  first(tx, LOCK_CODE, [corporationId, stored])

/** A customer's packages that were paid, the newest first. */
export const packagesOf = async (db: Queries, corporationId: number, customerId: number): Promise<PackageRow[]> =>
  (await db.query<PackageRow>(OWN, [corporationId, customerId])).rows

/** Inserts a package that waits for its payment. */
export const insertPackage = (tx: Tx, row: PackageRow) =>
  tx
    .withTables<CampaignWrites>()
    .insertInto('rights_package')
    .values({
      ...row,
      name: JSON.stringify(row.name),
      rights: JSON.stringify(row.rights),
      original: JSON.stringify(row.original),
      currency: JSON.stringify(row.currency),
    })
    .execute()

type Changed = Partial<Pick<PackageRow, 'state' | 'returned_amount' | 'last_day' | 'payment_ref' | 'changed_at'>>

/** Updates a locked package. */
export const changePackage = (tx: Tx, row: PackageRow, to: Changed & { rights?: PackageRow['rights'] }) => {
  const { rights, ...rest } = to
  return tx
    .withTables<CampaignWrites>()
    .updateTable('rights_package')
    .set({ ...rest, ...(rights && { rights: JSON.stringify(rights) }) })
    .where('corporation_id', '=', row.corporation_id)
    .where('package_id', '=', row.package_id)
    .execute()
}

/** A package as the counter sees it, which read its code; `today` is the local day at its store. */
export const packageShown = (row: PackageRow, language: string, today: string) => ({
  packageId: row.package_id,
  packageNo: row.package_no,
  campaignId: row.campaign_id,
  name: inLanguage(row.name, language),
  shopId: row.shop_id,
  amount: money(row.amount),
  currency: row.currency,
  state: row.state,
  ...(row.last_day !== null && { lastDay: row.last_day }),
  expired: row.last_day !== null && row.last_day < today,
  rights: row.rights.map(({ rightId, name, count, used }) => ({
    rightId,
    name: inLanguage(name, language),
    count,
    used,
  })),
  createdAt: row.created_at.toISOString(),
})
