import type { CardProgram } from '@comanda/domain/card'
import { instantOf, type ShopConfig } from '@comanda/domain/store'
import { account, move, post } from '../../../ledger/index.ts'
import type { Tx } from '../../../platform/db/index.ts'
import type { MemberImportDeps } from './deps.ts'
import { accountOf, type KnownMember, knownOf } from './plan.ts'
import type { ImportedMember } from './read-rows.ts'

interface At {
  corporationId: number
  shop: ShopConfig
  program: CardProgram
}

/** Fills what an account does not say itself; a new account also takes contacts, consent and the day of joining. */
const FILL = {
  name: 'member_import_fill',
  text: `update customer set
      first_name = case when first_name = '' and last_name = '' then $3 else first_name end,
      last_name = case when first_name = '' and last_name = '' then $4 else last_name end,
      phone = coalesce(phone, nullif($5, '')), email = coalesce(email, nullif($6, '')),
      birthday = coalesce(birthday, nullif($7, '')::date),
      phone_unverified = phone_unverified or (phone is null and $5 <> '') or ($8 and $5 <> ''),
      email_unverified = email_unverified or (email is null and $6 <> '') or ($8 and $6 <> ''),
      marketing = marketing or ($8 and $9), created_at = case when $8 then coalesce($10, created_at) else created_at end
    where corporation_id = $1 and customer_id = $2`,
}

async function accountFor(
  tx: Tx,
  deps: MemberImportDeps,
  { corporationId, shop }: At,
  member: ImportedMember,
  known: KnownMember | undefined,
): Promise<number> {
  if (known) return known.customerId
  const destination = member.phone === '' ? member.email : member.phone
  const nick = (member.firstName || member.lastName || destination.slice(0, 3)).slice(0, 40)
  const language = shop.languages[0] ?? 'en_US'
  return (await deps.createAccount(tx, { corporationId, destination, nick, language })).customer_id
}

/** Posts the balances of another system, once for each member. M1 */
async function postOpening(
  tx: Tx,
  deps: MemberImportDeps,
  { corporationId, shop, program }: At,
  { points, value, customerId, cardId }: ImportedMember & { customerId: number; cardId: string },
): Promise<void> {
  const { shopId } = shop
  const at = deps.clock()
  if (value > 0)
    await post(tx, {
      corporationId,
      causeKey: `import:value:${customerId}`,
      kind: 'opening',
      currencyCode: program.currency.currencyCode,
      entries: move(value, account.brand('opening'), account.cardPaid(cardId)),
      at: new Date(at),
      shopId,
    })
  const causeKey = `import:points:${customerId}`
  const months = program.pointsMonths ?? 12
  if (points > 0)
    await deps.givePoints(tx, { corporationId, customerId, points, causeKey, kind: 'opening', months, at, shopId })
}

async function applyOne(
  tx: Tx,
  deps: MemberImportDeps,
  at: At,
  member: ImportedMember,
  known: KnownMember | undefined,
): Promise<boolean> {
  const { corporationId, shop } = at
  const customerId = await accountFor(tx, deps, at, member, known)
  const joinedAt = member.joined === '' ? undefined : new Date(instantOf(member.joined, 720, shop.timeZone))
  const { firstName, lastName, phone, email, birthday, marketing } = member
  const values = [firstName, lastName, phone, email, birthday, !known, marketing, joinedAt ?? null]
  await tx.query(FILL, [corporationId, customerId, ...values])
  const card = await deps.joinProgram(tx, { corporationId, customerId, shopId: shop.shopId })
  if (!card) return false
  const { card_id: cardId } = card
  if (!known?.isMember)
    await deps.placeCard(tx, { corporationId, customerId, cardId, levelId: member.levelId, joinedAt })
  await postOpening(tx, deps, at, { ...member, customerId, cardId })
  return true
}

/**
 * Imports some members: those who are here already are found by phone or e-mail and keep what they say of themselves.
 * @returns the rows that were not imported, because their contacts belong to two accounts
 */
export async function applyMembers(
  tx: Tx,
  deps: MemberImportDeps,
  at: At,
  members: readonly ImportedMember[],
): Promise<number[]> {
  const known = await knownOf(tx, at.corporationId, at.program, members)
  const skipped: number[] = []
  for (const member of members) {
    const account = accountOf(member, known)
    if (account === 'twoAccounts' || !(await applyOne(tx, deps, at, member, account))) skipped.push(member.row)
  }
  return skipped
}
