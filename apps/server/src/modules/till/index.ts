import type { tillCalls } from '@comanda/contract/till'
import type { HandlersOf } from '../../platform/http/index.ts'
import type { Deps } from './deps.ts'
import { drawerHandlers } from './drawers.ts'
import { drawerNames } from './queries.ts'

export { seedDrawer } from './seed.ts'

/** The cash drawers of stores and their shifts. */
export interface TillModule {
  staffHandlers: HandlersOf<typeof tillCalls>
  drawerNames: typeof drawerNames
}

export const createTill = (deps: Deps): TillModule => ({ staffHandlers: drawerHandlers(deps), drawerNames })
