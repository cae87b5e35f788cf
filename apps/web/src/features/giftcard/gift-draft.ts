import { priceGift } from '@comanda/domain/giftcard'
import { ZERO } from '@comanda/domain/money'
import { useStoredDraft } from '../../platform/device/draft-store.ts'
import { useUser } from '../../platform/session.ts'
import { eraseStored } from '../../platform/device/storage.ts'
import { type AmountDraft, amountOf } from './amount-draft.ts'
import type { GiftProgram } from './api.ts'
import { type FriendDraft, noFriend } from './friend-draft.ts'

/** Choices in the address. */
export interface GiftChoice {
  programId: string | null
  designId: string | null
  amount: number
}

/** Draft of a gift card purchase. */
export interface GiftDraft {
  /** Program and address the design and amount were chosen for. */
  wished: string
  designId: string
  amountDraft: AmountDraft
  forFriend: boolean
  friend: FriendDraft
  email: string
}

const KEY = 'giftDraft'

/** Erases the draft after payment. */
export const eraseGiftDraft = (): void => eraseStored(KEY)

/** Applies a new address to the stored draft: the input is kept, design and amount are those in the address. */
export const fitting =
  ({ wished, designId, amountDraft }: GiftDraft) =>
  (stored: GiftDraft): GiftDraft =>
    stored.wished === wished ? stored : { ...stored, wished, designId, amountDraft }

function initialDraft(
  { programId, activeDesigns, amountInfo }: GiftProgram,
  choice: GiftChoice,
  nick: string,
): GiftDraft {
  const first = amountInfo.find(amount => amount === choice.amount) ?? amountInfo[1] ?? amountInfo[0]
  return {
    wished: [programId, choice.designId ?? '', choice.amount].join(' '),
    designId: choice.designId ?? activeDesigns[0]?.designId ?? '',
    amountDraft: { kind: 'shown', amount: first ?? ZERO },
    forFriend: true,
    friend: noFriend(nick),
    email: '',
  }
}

/** The draft and its price; stored until it is paid. */
export function useGiftDraft(program: GiftProgram, choice: GiftChoice) {
  const nothing = initialDraft(program, choice, useUser().nick)
  const [draft, change] = useStoredDraft(KEY, nothing, fitting(nothing))
  const { customAmountInfo: customAmount, amountInfo: amounts, discountInfo: discounts, activeDesigns } = program
  const amount = amountOf(draft.amountDraft, program)
  return {
    ...draft,
    change: (part: Partial<GiftDraft>) => change(now => ({ ...now, ...part })),
    design: activeDesigns.find(one => one.designId === draft.designId) ?? activeDesigns[0],
    amount,
    price:
      amount === undefined
        ? undefined
        : priceGift({ amounts, discounts, ...(customAmount && { customAmount }) }, amount),
  }
}
