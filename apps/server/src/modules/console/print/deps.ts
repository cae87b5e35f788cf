import type { Clock } from '../../../platform/clock.ts'
import type { Database, Queries, Tx } from '../../../platform/db/index.ts'
import type { Enqueue, Jobs } from '../../../platform/jobs/index.ts'
import type { Printers } from '../../../providers/printer/port.ts'
import type { ConsoleDeps } from '../deps.ts'
import type { OrderStep } from '../../../ports/order.ts'
import type { ShopAt } from '../../../ports/store.ts'

/** A store as a paper names it. */
export interface PaperShop {
  language: string
  timeZone: string
  readyMinutes: number
}

/** What printing asks beside what the console has. */
export interface PrintDeps extends Pick<ConsoleDeps, 'board' | 'announce'> {
  db: Database
  clock: Clock
  jobs: Pick<Jobs, 'work'> & { enqueue: Enqueue }
  printers: Printers
  /** The store as it stands, read on `on`: a transaction asks for no second connection. */
  paperShop(db: Queries, shop: ShopAt): Promise<PaperShop | undefined>
}

/** Hears of every step of every order. */
export type OnStep = (tx: Tx, step: OrderStep) => Promise<void>
