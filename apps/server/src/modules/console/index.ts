import {
  type adjustmentCalls,
  type bookCalls,
  console as calls,
  type menuWindowCalls,
  type moneyCalls,
  type payCodeCalls,
  type promotionCalls,
  type reviewCalls,
  type refundCalls,
  type settingCalls,
  type staffBookingCalls,
  type stallCalls,
} from '@comanda/contract/console'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/index.ts'
import { change, type HandlersOf } from '../../platform/http/index.ts'
import type { Limits } from '../../platform/limits.ts'
import { boardHandlers } from './board.ts'
import { kitchenHandlers } from './kitchen/kitchen.ts'
import { type CloseDeps, dayClose } from './day-close.ts'
import { dayReport } from './day-report.ts'
import type { ConsoleDeps } from './deps.ts'
import { createPrinting, type OnStep, type PrintDeps } from './print/index.ts'
import { changePassword, forgotPassword, rightsHandlers, type RightsDeps, setPassword } from './rights/index.ts'
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

interface Runtime extends ConsoleDeps, PrintDeps, CloseDeps, RightsDeps {
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
export function createConsole(runtime: Runtime): ConsoleModule {
  const { shopsOf, endSession } = runtime
  const printing = createPrinting(runtime)
  return {
    onStep: printing.onStep,
    handlers: {
      signIn: signIn(runtime),
      me: async caller => {
        const { staffId, name, role, shopIds, brand = false } = caller.session.staff
        return { staffId, name, role, brand, shops: await shopsOf(caller.corporationId, shopIds, caller.language) }
      },
      signOut: change(calls.signOut, runtime, async (tx, caller) => {
        await endSession(tx, caller.session)
        return {}
      }),
      dayReport: dayReport(runtime),
      ...dayClose(runtime),
      ...boardHandlers(runtime),
      ...serviceHandlers(runtime),
      ...rightsHandlers(runtime),
      forgotPassword: forgotPassword(runtime),
      setPassword: setPassword(runtime),
      changePassword: changePassword(runtime),
      ...kitchenHandlers(runtime),
      ...printing.handlers,
    },
  }
}
