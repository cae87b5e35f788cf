import { type Refusal, refuse } from '@comanda/contract/core'
import { giftcard as calls } from '@comanda/contract/giftcard'
import { type GiftCode, looksLikeGiftCode } from '@comanda/domain/giftcard'
import { account, balancesOf } from '../../../ledger/index.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { changeInSteps, type Guest, type Handler } from '../../../platform/http/index.ts'
import { mayTryCode } from '../../../platform/limits.ts'
import { isCodeOf } from './card-code.ts'
import type { Deps } from '../deps.ts'
import { type CardShown, cardsShown } from '../present.ts'
import { cardWith, changeCard, endSends, lockCard } from '../queries.ts'
import type { GiftCardRow } from '../tables.ts'

/** Whether this person may try one more code. S8, S9 */
const mayTry = (deps: Pick<Deps, 'takeLimit'>, caller: Guest): Promise<boolean> => mayTryCode(deps.takeLimit, caller)

/** Whether this person may take or see a card: it is valid and has no owner, or is their own. */
const isAvailableTo = (card: GiftCardRow, owner: string, now: number): boolean =>
  card.voided_at === null &&
  card.frozen_at === null &&
  (card.valid_until === null || card.valid_until.getTime() > now) &&
  (card.owner === null || card.owner === owner)

/**
 * The card that a code opens for this person; wrong codes, and cards that are another's, void or expired, get the same refusal.
 * S9
 */
async function opened(deps: Deps, caller: Guest, by: { cardNo: string } | { cardId: string }, authCode: string) {
  const card = await cardWith(deps.db, caller.corporationId, by)
  const fits = isCodeOf(card, authCode)
  return fits && card && isAvailableTo(card, caller.session.owner, deps.clock()) ? card : undefined
}

async function shown(deps: Deps, caller: Guest, card: GiftCardRow): Promise<CardShown | Refusal<'giftCodeWrong'>> {
  const [one] = await cardsShown(deps, deps.db, caller.corporationId, [card], caller.language)
  return one ?? refuse('giftCodeWrong')
}

/** Placeholder for the number if a card is named by its id. */
const NO_NUMBER = '0'.repeat(16)

/** A code of the wrong form is looked up too, so that it takes no less time. */
const lookedFor = (code: GiftCode): GiftCode => (looksLikeGiftCode(code) ? code : { cardNo: '0', authCode: '0' })

/** Shows the card that number and code open. */
export const checkAuthCode =
  (deps: Deps): Handler<typeof calls.checkAuthCode> =>
  async (caller, input) => {
    if (!(await mayTry(deps, caller))) return refuse('tooMany')
    const { cardNo, authCode } = lookedFor(input)
    const card = await opened(deps, caller, { cardNo }, authCode)
    return card ? shown(deps, caller, card) : refuse('giftCodeWrong')
  }

/** A card by its id: the caller's own, or one whose code they know. */
export const queryCardByCardId =
  (deps: Deps): Handler<typeof calls.queryCardByCardId> =>
  async (caller, { cardId, authCode }) => {
    const card = await cardWith(deps.db, caller.corporationId, { cardId })
    if (authCode === '' && card?.owner === caller.session.owner && !card.voided_at) return shown(deps, caller, card)
    if (!(await mayTry(deps, caller))) return refuse('tooMany')
    const { authCode: read } = lookedFor({ cardNo: NO_NUMBER, authCode })
    const match = await opened(deps, caller, { cardId }, read)
    return match ? shown(deps, caller, match) : refuse('giftCodeWrong')
  }

/** Gives a locked card to its new owner and stores its balance at that time. */
async function take(tx: Tx, card: GiftCardRow, owner: string, at: Date): Promise<GiftCardRow> {
  const name = account.giftCard(card.card_id)
  const balance = (await balancesOf(tx, card.corporation_id, [name])).get(name) ?? 0
  const own = { owner, owned_since: at, owned_balance: balance, changed_at: at }
  await changeCard(tx, card, own)
  await endSends(tx, card, { state: 'claimed', claimed_at: at, changed_at: at })
  return { ...card, ...own }
}

/** Adds a card to the caller's wallet. One person gets it; repeated by that person it stays the same. M1 */
export const redeem = (deps: Deps): Handler<typeof calls.redeem> =>
  changeInSteps(calls.redeem, deps, {
    async prepare(caller, input) {
      if (!(await mayTry(deps, caller))) return refuse('tooMany')
      const { cardNo, authCode } = lookedFor(input)
      const card = await opened(deps, caller, { cardNo }, authCode)
      return card ? { cardId: card.card_id, authCode } : refuse('giftCodeWrong')
    },
    async work(tx, { corporationId, session: { owner } }, _input, { cardId, authCode }) {
      const card = await lockCard(tx, corporationId, cardId)
      if (!card || !isCodeOf(card, authCode) || !isAvailableTo(card, owner, deps.clock()))
        return refuse('giftCodeWrong')
      if (card.owner === null) await take(tx, card, owner, new Date(deps.clock()))
      return { cardId }
    },
    async answer(caller, _input, { cardId }) {
      const card = await cardWith(deps.db, caller.corporationId, { cardId })
      return card ? shown(deps, caller, card) : refuse('giftCodeWrong')
    },
  })
