import type { adjustmentCalls } from '@comanda/contract/console'
import type { HandlersOf } from '../../platform/http/index.ts'
import { adjust } from './adjust.ts'
import { decideAdjustment } from './decide-adjustment.ts'
import { findMember } from './find-member.ts'
import { listAdjustments } from './list-adjustments.ts'
import type { Needs } from './needs.ts'

export type { Correctable, HeldCard, HeldGiftCard, KnownCustomer, Needs } from './needs.ts'

/** What staff do for members: finding one, correcting what they hold. */
export const createCounter = (needs: Needs): { handlers: HandlersOf<typeof adjustmentCalls> } => ({
  handlers: {
    findMember: findMember(needs),
    adjustments: listAdjustments(needs),
    adjust: adjust(needs),
    decideAdjustment: decideAdjustment(needs),
  },
})
