import { card as calls } from '@comanda/contract/card'
import { type Refusal, refuse } from '@comanda/contract/core'
import { isGoodPassword, PASSWORD_TRIES } from '@comanda/domain/card'
import type { Money } from '@comanda/domain/money'
import { hash } from '@node-rs/argon2'
import { changeInSteps, type Guest, type Handler, wasAnswered } from '../../platform/http/index.ts'
import { useSecurityCode, wasRecentCode } from './card-code.ts'
import { cardFor } from './cards.ts'
import type { CardDeps } from './deps.ts'
import { type HeldCard, ownCard } from './queries.ts'
import type { CardTables } from './tables.ts'
import { type CardAt, attemptsLeft, checkPassword, type PasswordResult } from './password-attempts.ts'

type Refused = Refusal<'notFound' | (typeof calls.changePwd)['refuses'][number]>

interface Input {
  cardId: string
  oldPassword?: string | undefined
  ticket?: string | undefined
}

/** The refusal if the old password does not match; a ticket is checked later, when it is used. */
async function oldOneRefused(
  deps: CardDeps,
  caller: Guest,
  { row }: HeldCard,
  input: Input,
): Promise<Refused | undefined> {
  if (row.password_hash === null || input.ticket !== undefined) return undefined
  if (input.oldPassword === undefined) return refuse('cardPasswordNeeded', { field: 'oldPassword' })
  const at = { corporationId: caller.corporationId, customerId: caller.session.customerId, cardId: input.cardId }
  const tried = await checkPassword(deps, at, input.oldPassword)
  if (tried.is === 'rests') return refuse('cardPasswordRests', { params: { minutes: tried.minutes } })
  if (tried.is === 'wrong') return refuse('cardPasswordWrong', { field: 'oldPassword', params: { left: tried.left } })
  return undefined
}

export const changePassword = (deps: CardDeps): Handler<typeof calls.changePwd> =>
  changeInSteps(calls.changePwd, deps, {
    async prepare(caller, input) {
      if (!isGoodPassword(input.password)) return refuse('cardPasswordWeak', { field: 'password' })
      const card = await cardFor(deps, caller, input.cardId)
      if (!card) return refuse('notFound', { field: 'cardId' })
      const passwordHash = await hash(input.password)
      // A wrong attempt is counted in a transaction of its own, so that it counts even if the change fails.
      const repeated = await wasAnswered(deps.db, caller)
      const refused = repeated ? undefined : await oldOneRefused(deps, caller, card, input)
      return refused ?? { before: card.row.password_hash, passwordHash, repeated }
    },
    // The request log identifies the card only: six digits can be guessed from their hash.
    identity: ({ cardId }) => ({ cardId }),
    async work(tx, caller, input, { before, passwordHash, repeated }) {
      const { corporationId, session } = caller
      const { customerId } = session
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
      // Only the password that was checked is replaced: two phones do not overwrite each other.
      const { numUpdatedRows } = await (before === null
        ? update.where('password_hash', 'is', null)
        : update.where('password_hash', '=', before)
      ).executeTakeFirst()
      return numUpdatedRows === 1n
        ? { passwordSet: true as const }
        : refuse('cardPasswordNeeded', { field: 'oldPassword' })
    },
  })

/** A payment by card that may need the card's password, or the security code it shows. */
export interface SecurityInput extends CardAt {
  amount: Money
  securityCode: string | undefined
}

/**
 * Whether a payment of `amount` (minor units, with the tip) by this card is allowed, with the remaining attempts after a wrong
 * code. A recently replaced security code does not pay and does not count as an attempt, because it changed while being typed.
 * Checked before the payment's transaction begins, so that wrong attempts count even if the payment fails. CARD-1
 */
export const trySecurity =
  (deps: Pick<CardDeps, 'db' | 'clock'>) =>
  async ({ amount, securityCode, ...at }: SecurityInput): Promise<PasswordResult | { is: 'notNeeded' }> => {
    const { corporationId, cardId } = at
    const card = await ownCard(deps.db, corporationId, at.customerId, cardId)
    if (card && amount < card.program.securityFrom) return { is: 'notNeeded' }
    if (!card || securityCode === undefined) return { is: 'wrong', left: PASSWORD_TRIES }
    const now = deps.clock()
    const shown = await deps.db.inTx(tx => useSecurityCode(tx, corporationId, cardId, securityCode, now))
    if (shown) return { is: 'right' }
    if (await wasRecentCode(deps.db, corporationId, cardId, securityCode, now)) return attemptsLeft(deps, at)
    return checkPassword(deps, at, securityCode)
  }

/** The same without the number of tries. */
export const checkSecurity =
  (deps: Pick<CardDeps, 'db' | 'clock'>) =>
  async (input: SecurityInput): Promise<'right' | 'wrong' | 'locked' | 'notNeeded'> => {
    const tried = await trySecurity(deps)(input)
    return tried.is === 'rests' ? 'locked' : tried.is
  }
