import type { LocalizedText, Money } from '../../money/index.ts'

/** What staff take off an open bill: a discount, a dish on the house, or a dish that is not served. PAY-16 */
export const staffReductionKinds = ['discount', 'free', 'void'] as const
export type StaffReductionKind = (typeof staffReductionKinds)[number]

/** What staff took off a line. Without an amount (minor units): all of it, also where promotions change later. */
export interface StaffReduction {
  kind: StaffReductionKind
  name: LocalizedText
  itemKey: string
  amount?: Money
  /** Shared by all lines of one discount or gift, by which staff undo it; absent on those stored without one. */
  reductionId?: string
}

/** The id of the total line and of the part of a report. */
export const staffReductionId = (kind: StaffReductionKind): string => `staff:${kind}`
