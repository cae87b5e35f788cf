import { money } from '@comanda/domain/money'
import { expect, test } from 'vitest'
import { noFriend } from './friend-draft.ts'
import { fitting, type GiftDraft } from './gift-draft.ts'

const draftWith = (own: Partial<GiftDraft> = {}): GiftDraft => ({
  wished: 'usd birthday 0',
  designId: 'birthday',
  amountDraft: { kind: 'shown', amount: money(5000) },
  forFriend: true,
  friend: noFriend(''),
  email: '',
  ...own,
})

test('A gift draft is restored; another design in the address replaces only the design (CARD-5)', () => {
  const friend = { ...noFriend('Bob'), recipient: 'Ann' }
  const stored = draftWith({ friend, designId: 'coffee', amountDraft: { kind: 'own', typed: '37' } })
  expect(fitting(draftWith())(stored)).toEqual(stored)
  const other = draftWith({ wished: 'gbp winter 0', designId: 'winter' })
  expect(fitting(other)(stored)).toEqual({ ...other, friend })
})
