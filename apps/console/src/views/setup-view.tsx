import { OpeningPage } from '../features/brand/opening/opening-page.tsx'
import { mayAt } from '../platform/may.ts'
import type { StaffInfo } from '../platform/session.ts'

/** The guide from a new store to an open one. */
export const SetupView = ({ shopId, staff }: { shopId: number; staff: StaffInfo }) => (
  <OpeningPage shopId={shopId} isBrand={mayAt(staff, shopId, 'manageBrand')} />
)
