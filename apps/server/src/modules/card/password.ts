import type { card as calls } from '@comanda/contract/card'
import { type Refusal, refuse, type ResponseOf } from '@comanda/contract/core'
import { isGoodPassword } from '@comanda/domain/card'
import type { Money } from '@comanda/domain/money'
import { hash } from '@node-rs/argon2'
import { type Guest, type Handler, once, wasAnswered } from '../../platform/http/index.ts'
import { useSecurityCode } from './card-code.ts'
import { cardFor } from './cards.ts'
import type { CardDeps } from './deps.ts'
import { type HeldCard, ownCard } from './queries.ts'
import type { CardTables } from './tables.ts'
import { type CardAt, tryPassword } from './tries.ts'

type Changed = ResponseOf<typeof calls.changePwd>
type Refused = Refusal<'notFound' | (typeof calls.changePwd)['refuses'][number]>

interface Input {
  cardId: string
  oldPassword?: string | undefined
  ticket?: string | undefined
}

/** What keeps the old password from being replaced; a ticket is looked at later, where it is spent. */
async function oldOneRefused(
  deps: CardDeps,
  caller: Guest,
  { row }: HeldCard,
  input: Input,
): Promise<Refused | undefined> {
  if (row.password_hash === null || input.ticket !== undefined) return undefined
  if (input.oldPassword === undefined) return refuse('cardPasswordNeeded', { field: 'oldPassword' })
  const at = { corporationId: caller.corporationId, customerId: caller.session.customerId, cardId: input.cardId }
  const tried = await tryPassword(deps, at, input.oldPassword)
  if (tried.is === 'rests') return refuse('cardPasswordRests', { params: { minutes: tried.minutes } })
  if (tried.is === 'wrong') return refuse('cardPasswordWrong', { field: 'oldPassword', params: { left: tried.left } })
  return undefined
}

/** Sets or changes the card's password. CARD-1 */
export const changePassword =
  (deps: CardDeps): Handler<typeof calls.changePwd> =>
  async (caller, input) => {
    const { corporationId, session } = caller
    const { customerId } = session
    if (!isGoodPassword(input.password)) return refuse('cardPasswordWeak', { field: 'password' })
    const card = await cardFor(deps, caller, input.cardId)
    if (!card) return refuse('notFound', { field: 'cardId' })
    const passwordHash = await hash(input.password)
    // What is remembered of the request is the card alone: a hash of six digits would tell them.
    const { cardId } = input
    // A try is counted in a transaction of its own, before this one: it stands whatever becomes of the change.
    const repeated = await wasAnswered(deps.db, caller)
    const refused = repeated ? undefined : await oldOneRefused(deps, caller, card, input)
    if (refused) return refused
    return once<Changed, Refused>(deps.db, caller, '/api/crm/card/changePwd', { cardId }, async tx => {
      if (repeated) return refuse('cardPasswordNeeded', { field: 'oldPassword' })
      if (input.ticket !== undefined) {
        const proved = await deps.provedBy(tx, caller, input.ticket)
        const own = await deps.ownContacts(tx, corporationId, customerId)
        if (proved === undefined || !own.includes(proved)) return refuse('ticketGone', { field: 'ticket' })
      }
      const update = tx
        .withTables<CardTables>()
        .updateTable('member_card')
        .set({ password_hash: passwordHash, password_wrong: 0, password_rests_until: null })
        .where('corporation_id', '=', corporationId)
        .where('customer_id', '=', customerId)
        .where('card_id', '=', input.cardId)
      // The one that was looked at is the one that is replaced: two phones do not overwrite each other.
      const before = card.row.password_hash
      const { numUpdatedRows } = await (before === null
        ? update.where('password_hash', 'is', null)
        : update.where('password_hash', '=', before)
      ).executeTakeFirst()
      return numUpdatedRows === 1n ? { passwordSet: true } : refuse('cardPasswordNeeded', { field: 'oldPassword' })
    })
  }

/** A payment by card that may need the card's password, or the security code it shows. */
export interface SecurityInput extends CardAt {
  amount: Money
  securityCode: string | undefined
}

/**
 * Whether a payment of `amount` by this card is let through. Tries are counted whatever becomes of the payment: it is
 * asked before the payment's transaction begins. CARD-1
 */
export const checkSecurity =
  (deps: Pick<CardDeps, 'db' | 'clock'>) =>
  async ({ amount, securityCode, ...at }: SecurityInput): Promise<'right' | 'wrong' | 'locked' | 'notNeeded'> => {
    const card = await ownCard(deps.db, at.corporationId, at.customerId, at.cardId)
    if (card && amount < card.program.securityFrom) return 'notNeeded'
    if (!card || securityCode === undefined) return 'wrong'
    const now = deps.clock()
    const shown = await deps.db.inTx(tx => useSecurityCode(tx, at.corporationId, at.cardId, securityCode, now))
    if (shown) return 'right'
    const tried = await tryPassword(deps, at, securityCode)
    return tried.is === 'rests' ? 'locked' : tried.is
  }
