import type { pass as calls } from '@comanda/contract/pass'
import type { FastifyInstance } from 'fastify'
import type { Tx } from '../../platform/db/index.ts'
import type { HandlersOf } from '../../platform/http/index.ts'
import { bindAppleService } from './apple-service.ts'
import { workUpdates } from './deliver-updates.ts'
import type { PassDeps } from './deps.ts'
import { claimPasses, erasePasses, queryPasses } from './holder.ts'
import { bindLogo } from './logo.ts'
import { getWalletConfig, postApplePass, postGooglePass } from './post-pass.ts'
import { type PassWatchdog, passWatchdog } from './watchdog.ts'

export type { PassSubject } from './deps.ts'
export { oldPasses } from './old-passes.ts'

/** Passes for the wallets of phones. CARD-9 */
export interface PassModule {
  handlers: HandlersOf<typeof calls>
  watchdog: PassWatchdog
  claimPasses: typeof claimPasses
  /** Voids all passes of a person. */
  erasePasses(tx: Tx, corporationId: number, owner: string): Promise<void>
  /** Binds the update service and the logos. */
  bind(server: FastifyInstance): void
}

export function createPasses(deps: PassDeps): PassModule {
  workUpdates(deps)
  return {
    handlers: {
      postApplePass: postApplePass(deps),
      postGooglePass: postGooglePass(deps),
      queryPasses: queryPasses(deps),
      getWalletConfig: getWalletConfig(deps),
    },
    watchdog: passWatchdog(deps),
    claimPasses,
    erasePasses: (tx, corporationId, owner) => erasePasses(tx, deps, corporationId, owner),
    bind(server) {
      bindAppleService(server, deps)
      bindLogo(server, deps)
    },
  }
}
