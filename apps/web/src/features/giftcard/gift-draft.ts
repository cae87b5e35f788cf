import { priceGift } from '@comanda/domain/giftcard'
import { NOTHING } from '@comanda/domain/money'
import { useStoredDraft } from '../../platform/draft-store.ts'
import { useUser } from '../../platform/session.ts'
import { eraseStored } from '../../platform/storage.ts'
import { type AmountDraft, amountOf } from './amount-draft.ts'
import type { GiftProgram } from './api.ts'
import { type FriendDraft, noFriend } from './friend-draft.ts'

/** What the address names. */
export interface BuyWish {
  programId: string | null
  designId: string | null
  amount: number
}

/** A gift card as it is being chosen. */
export interface GiftDraft {
  /** The program and the wish that design and amount were chosen for. */
  wished: string
  designId: string
  amountDraft: AmountDraft
  forFriend: boolean
  friend: FriendDraft
  email: string
}

const KEY = 'giftDraft'

/** It was paid: the next gift begins anew. */
export const forgetGift = (): void => eraseStored(KEY)

/** Who comes with another wish finds what they typed, and the design and the amount they come for. */
export const fitting =
  ({ wished, designId, amountDraft }: GiftDraft) =>
  (kept: GiftDraft): GiftDraft =>
    kept.wished === wished ? kept : { ...kept, wished, designId, amountDraft }

function begunWith({ programId, activeDesigns, amountInfo }: GiftProgram, wish: BuyWish, nick: string): GiftDraft {
  const first = amountInfo.find(amount => amount === wish.amount) ?? amountInfo[1] ?? amountInfo[0]
  return {
    wished: [programId, wish.designId ?? '', wish.amount].join(' '),
    designId: wish.designId ?? activeDesigns[0]?.designId ?? '',
    amountDraft: { kind: 'shown', amount: first ?? NOTHING },
    forFriend: true,
    friend: noFriend(nick),
    email: '',
  }
}

/** What the guest has chosen so far, and what it costs. It is kept until it is paid. */
export function useGiftDraft(program: GiftProgram, wish: BuyWish) {
  const nothing = begunWith(program, wish, useUser().nick)
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
