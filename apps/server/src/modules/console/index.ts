import type {
  adjustmentCalls,
  bookCalls,
  console as calls,
  menuWindowCalls,
  moneyCalls,
  payCodeCalls,
  promotionCalls,
  reviewCalls,
  refundCalls,
  settingCalls,
  staffBookingCalls,
  stallCalls,
} from '@comanda/contract/console'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/index.ts'
import type { HandlersOf } from '../../platform/http/handler.ts'
import type { Limits } from '../../platform/limits.ts'
import { boardHandlers } from './board.ts'
import { kitchenHandlers } from './kitchen/kitchen.ts'
import { type CloseNeeds, dayClose } from './day-close.ts'
import { dayReport } from './day-report.ts'
import type { ConsoleNeeds } from './needs.ts'
import { createPrinting, type OnStep, type PrintNeeds } from './print/index.ts'
import { changePassword, forgotPassword, rightsHandlers, type RightsNeeds, setPassword } from './rights/index.ts'
import { serviceHandlers } from './service.ts'
import { signIn } from './sign-in.ts'

export { hasSecondInCharge, inChargeOf } from './in-charge.ts'
export { oldPapers } from './print/old-rows.ts'
export { appoint } from './rights/appoint.ts'

/** The calls of staff that are answered here; bookings, stores, menus and payments answer their own. */
type OwnCalls = Omit<
  typeof calls,
  | keyof typeof staffBookingCalls
  | keyof typeof refundCalls
  | keyof typeof settingCalls
  | keyof typeof menuWindowCalls
  | keyof typeof stallCalls
  | keyof typeof adjustmentCalls
  | keyof typeof bookCalls
  | keyof typeof moneyCalls
  | keyof typeof payCodeCalls
  | keyof typeof promotionCalls
  | keyof typeof reviewCalls
>

interface Ground extends ConsoleNeeds, PrintNeeds, CloseNeeds, RightsNeeds {
  db: Database
  clock: Clock
  limits: Limits
}

export interface ConsoleModule {
  handlers: HandlersOf<OwnCalls>
  /** Hears of every step of every order: the kitchen's papers. */
  onStep: OnStep
}

/** The restaurant's own screens. */
export function createConsole(ground: Ground): ConsoleModule {
  const { db, shopsOf, endSession } = ground
  const printing = createPrinting(ground)
  return {
    onStep: printing.onStep,
    handlers: {
      signIn: signIn(ground),
      me: async who => {
        const { staffId, name, role, shopIds, brand = false } = who.session.staff
        return { staffId, name, role, brand, shops: await shopsOf(who.corporationId, shopIds, who.language) }
      },
      signOut: async who => {
        await db.inTx(tx => endSession(tx, who.session))
        return {}
      },
      dayReport: dayReport(ground),
      ...dayClose(ground),
      ...boardHandlers(ground),
      ...serviceHandlers(ground),
      ...rightsHandlers(ground),
      forgotPassword: forgotPassword(ground),
      setPassword: setPassword(ground),
      changePassword: changePassword(ground),
      ...kitchenHandlers(ground),
      ...printing.handlers,
    },
  }
}
