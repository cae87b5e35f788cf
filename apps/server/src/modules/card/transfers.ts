import { refuse } from '@comanda/contract/core'
import { card as calls } from '@comanda/contract/card'
import { TRANSFER_WAITS, type TransferState } from '@comanda/domain/card'
import { type Money, money } from '@comanda/domain/money'
import { account, move, post, type PostingKind } from '../../ledger/index.ts'
import type { Tx } from '../../platform/db/index.ts'
import { change, changeInSteps, type Guest, type Handler } from '../../platform/http/index.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { cardFor } from './cards.ts'
import type { CardDeps } from './deps.ts'
import { trySecurity } from './password.ts'
import { cardsOf, hasRunOut, type HeldCard } from './queries.ts'
import { byCode, findTransfer, lockTransfer, shownTransfer, writeTransfer } from './transfer-queries.ts'
import type { TransferRow } from './tables.ts'

const TRANSFER_LIMIT = { max: 30, windowSeconds: 86_400 }

/** Moves the value of a transfer, once per kind of step. */
const moveValue = (tx: Tx, row: TransferRow, kind: PostingKind, [from, to]: [string, string]) =>
  post(tx, {
    corporationId: row.corporation_id,
    causeKey: `${kind}:${row.transfer_id}`,
    kind,
    currencyCode: row.currency.currencyCode,
    entries: move(row.amount, from, to),
    reference: row.transfer_id,
    at: row.changed_at,
  })

/** Why the card cannot send value: its program, or a missing password. CARD-4 */
async function sendingRefused(
  deps: CardDeps,
  caller: Guest,
  card: HeldCard,
  input: { amount: Money; securityCode?: string | undefined },
) {
  if (!card.program.transferEnabled || hasRunOut(card.row, deps.clock())) return refuse('transferOff')
  if (input.amount <= 0) return refuse('transferShort', { field: 'amount' })
  const at = { corporationId: caller.corporationId, customerId: caller.session.customerId, cardId: card.row.card_id }
  if (input.securityCode === undefined && input.amount >= card.program.securityFrom)
    return refuse('cardSecurityNeeded', { field: 'securityCode' })
  const tried = await trySecurity(deps)({ ...at, amount: input.amount, securityCode: input.securityCode })
  if (tried.is === 'rests')
    return refuse('cardPasswordRests', { field: 'securityCode', params: { minutes: tried.minutes } })
  if (tried.is === 'wrong') return refuse('cardPasswordWrong', { field: 'securityCode', params: { left: tried.left } })
  return undefined
}

/** Sends value: it leaves the card now and waits for the holder of the link. Bonus value cannot be sent. CARD-4 */
export const createTransfer = (deps: CardDeps): Handler<typeof calls.createTransfer> =>
  changeInSteps(calls.createTransfer, deps, {
    async prepare(caller, input) {
      const card = await cardFor(deps, caller, input.cardId)
      if (!card) return refuse('notFound', { field: 'cardId' })
      const limit = { key: `transfer:${caller.session.owner}`, ...TRANSFER_LIMIT }
      return (await deps.limits.tryUse(caller.corporationId, [limit])) ? card : refuse('tooMany')
    },
    // The request log stores no password: six digits can be guessed from their hash.
    identity: ({ securityCode: _, ...input }) => input,
    async work(tx, caller, input, card) {
      const { corporationId, session } = caller
      const amount = money(input.amount)
      const refused = await sendingRefused(deps, caller, card, { amount, securityCode: input.securityCode })
      if (refused) return refused
      const now = deps.clock()
      const transferId = uuidv7(deps.clock)
      const row: TransferRow = {
        corporation_id: corporationId,
        transfer_id: transferId,
        claim_code: deps.claimCodes.digestOf(deps.claimCodes.codeOf(transferId)),
        from_card_id: input.cardId,
        from_customer_id: session.customerId,
        to_card_id: null,
        to_customer_id: null,
        amount,
        currency: card.program.currency,
        message: input.message,
        state: 'waiting',
        watch_at: new Date(now + TRANSFER_WAITS),
        created_at: new Date(now),
        changed_at: new Date(now),
      }
      const accounts: [string, string] = [account.cardPaid(input.cardId), account.transfer(row.transfer_id)]
      if ((await moveValue(tx, row, 'transferSent', accounts)) !== 'posted')
        return refuse('transferShort', { field: 'amount' })
      await writeTransfer(tx, row)
      return { transferId }
    },
    // The request log stores the id alone: the answer has the code of the link.
    async answer({ corporationId, session }, _input, { transferId }) {
      const row = await findTransfer(deps.db, corporationId, { transferId })
      return row ? shownTransfer(deps.db, deps, row, session.customerId) : refuse('notFound', { field: 'cardId' })
    },
  })

/** Ends a waiting transfer and moves its value to a card; undefined if it no longer waits. CARD-4, M11 */
export async function endTransfer(
  tx: Tx,
  row: TransferRow,
  to: { state: Exclude<TransferState, 'waiting'>; cardId: string; customerId: number | null; at: number },
): Promise<TransferRow | undefined> {
  if (row.state !== 'waiting') return undefined
  const received = to.state === 'received'
  const ended: TransferRow = {
    ...row,
    state: to.state,
    to_card_id: received ? to.cardId : null,
    to_customer_id: received ? to.customerId : null,
    watch_at: null,
    changed_at: new Date(to.at),
  }
  const kind = received ? 'transferReceived' : 'transferReturned'
  await moveValue(tx, ended, kind, [account.transfer(row.transfer_id), account.cardPaid(to.cardId)])
  await writeTransfer(tx, ended)
  return ended
}

/** Receives a transfer. The first claim succeeds; the sender cannot claim it. M11 */
export const receiveTransfer = (deps: CardDeps): Handler<typeof calls.receiveTransfer> =>
  changeInSteps(calls.receiveTransfer, deps, {
    async prepare({ corporationId, session }) {
      const tries = { key: `transfer-claim:${session.owner}`, max: 60, windowSeconds: 600 }
      return (await deps.limits.tryUse(corporationId, [tries])) || refuse('tooMany')
    },
    async work(tx, { corporationId, session: { customerId } }, input) {
      const at = deps.clock()
      const row = await lockTransfer(tx, corporationId, byCode(deps, input.claimCode))
      if (!row) return refuse('transferGone', { field: 'claimCode' })
      if (row.from_customer_id === customerId) return refuse('transferOwn')
      if (row.watch_at === null || row.watch_at.getTime() <= at) return refuse('transferGone', { field: 'claimCode' })
      const cards = await cardsOf(tx, corporationId, customerId)
      const card = cards.find(
        one => one.program.currency.currencyCode === row.currency.currencyCode && !hasRunOut(one.row, at),
      )
      if (!card) return refuse('transferMisfit')
      const ended = await endTransfer(tx, row, { state: 'received', cardId: card.row.card_id, customerId, at })
      return ended ? shownTransfer(tx, deps, ended, customerId) : refuse('transferGone')
    },
  })

/** Cancels a transfer that was not claimed. */
export const cancelTransfer = (deps: CardDeps): Handler<typeof calls.cancelTransfer> =>
  change(calls.cancelTransfer, deps, async (tx, { corporationId, session }, input) => {
    const row = await lockTransfer(tx, corporationId, { transferId: input.transferId })
    if (row?.from_customer_id !== session.customerId) return refuse('notFound', { field: 'transferId' })
    const back = { state: 'cancelled' as const, cardId: row.from_card_id, customerId: null, at: deps.clock() }
    const ended = await endTransfer(tx, row, back)
    return ended ? shownTransfer(tx, deps, ended, session.customerId) : refuse('transferGone')
  })

/** One of the caller's transfers, or any transfer by the code of its link. */
export const transferDetail =
  (deps: CardDeps): Handler<typeof calls.transferDetail> =>
  async ({ corporationId, session: { customerId } }, { transferId, claimCode }) => {
    const row =
      claimCode === undefined
        ? transferId && (await findTransfer(deps.db, corporationId, { transferId }))
        : await findTransfer(deps.db, corporationId, byCode(deps, claimCode))
    const isVisible =
      row && (claimCode !== undefined || [row.from_customer_id, row.to_customer_id].includes(customerId))
    return isVisible ? shownTransfer(deps.db, deps, row, customerId) : refuse('notFound', { field: 'transferId' })
  }
