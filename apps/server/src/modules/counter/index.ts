import type { counterCalls } from '@comanda/contract/counter'
import type { HandlersOf } from '../../platform/http/index.ts'
import { adjust } from './adjust.ts'
import { brandFacts } from './brand-facts.ts'
import { decideAdjustment } from './decide-adjustment.ts'
import { findBuyer } from './find-buyer.ts'
import { findMember } from './find-member.ts'
import { listAdjustments } from './list-adjustments.ts'
import type { Deps } from './deps.ts'
import { payBillWithCode } from './pay-bill-with-code.ts'
import { payWithCode, readPayCode } from './pay-code.ts'

export type { Correctable } from './deps.ts'

/** Staff acting for members: search, payment, corrections. */
export interface CounterModule {
  staffHandlers: HandlersOf<typeof counterCalls>
}

export const createCounter = (deps: Deps): CounterModule => ({
  staffHandlers: {
    brandFacts: brandFacts(deps),
    findMember: findMember(deps),
    findBuyer: findBuyer(deps),
    adjustments: listAdjustments(deps),
    readPayCode: readPayCode(deps),
    payWithCode: payWithCode(deps),
    payBillWithCode: payBillWithCode(deps),
    adjust: adjust(deps),
    decideAdjustment: decideAdjustment(deps),
  },
})
