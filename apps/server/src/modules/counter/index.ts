import type { adjustmentCalls, moneyCalls, payCodeCalls } from '@comanda/contract/console'
import type { HandlersOf } from '../../platform/http/index.ts'
import { adjust } from './adjust.ts'
import { brandFacts } from './brand-facts.ts'
import { decideAdjustment } from './decide-adjustment.ts'
import { findMember } from './find-member.ts'
import { listAdjustments } from './list-adjustments.ts'
import type { Needs } from './needs.ts'
import { payBillWithCode } from './pay-bill-with-code.ts'
import { payWithCode, readPayCode } from './pay-code.ts'

export type { Correctable, HeldCard, HeldGiftCard, KnownCustomer, Needs } from './needs.ts'

type Calls = typeof adjustmentCalls & typeof payCodeCalls & Pick<typeof moneyCalls, 'brandFacts'>

/** What staff do for members: finding one, correcting what they hold. */
export const createCounter = (needs: Needs): { handlers: HandlersOf<Calls> } => ({
  handlers: {
    brandFacts: brandFacts(needs),
    findMember: findMember(needs),
    adjustments: listAdjustments(needs),
    readPayCode: readPayCode(needs),
    payWithCode: payWithCode(needs),
    payBillWithCode: payBillWithCode(needs),
    adjust: adjust(needs),
    decideAdjustment: decideAdjustment(needs),
  },
})
