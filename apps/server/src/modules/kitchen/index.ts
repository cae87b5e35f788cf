import type { kitchenCalls as calls } from '@comanda/contract/kitchen'
import { NO_STATION } from '@comanda/domain/cart'
import type { HandlersOf } from '../../platform/http/index.ts'
import { callOuts } from './call-outs.ts'
import type { Deps } from './deps.ts'
import { firedCourses } from './fired-courses.ts'
import { bump, fireCourse, heldAt, markReady, tickets } from './tickets.ts'

/** The kitchen's screens, and the call-out screen for waiting guests. */
export interface KitchenModule {
  staffHandlers: HandlersOf<typeof calls>
  firedCourses: typeof firedCourses
}

export const createKitchen = (deps: Deps): KitchenModule => ({
  firedCourses,
  staffHandlers: {
    kitchen: tickets(deps),
    bump: bump(deps),
    markReady: markReady(deps),
    heldCourses: heldAt(deps),
    fireCourse: fireCourse(deps),
    callOuts: callOuts(deps),
    stations: async ({ shop }) => {
      const items = (await deps.menuOf(shop))?.items ?? []
      return { stations: [...new Set(items.map(item => item.station ?? NO_STATION))].sort() }
    },
  },
})
