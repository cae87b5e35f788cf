import { createHmac, timingSafeEqual } from 'node:crypto'
import { validCodeIntervals } from '@comanda/domain/table'
import type { Deps } from './deps.ts'

interface TableAt {
  corporationId: number
  tableId: string
}

type CodeDeps = Pick<Deps, 'clock' | 'secret'>

/** A code of twelve digits: too many to guess, few enough for any phone to scan at once. */
const codeIn = ({ secret }: Pick<Deps, 'secret'>, { corporationId, tableId }: TableAt, interval: number): string => {
  const sealed = createHmac('sha256', secret).update(`table entry:${corporationId}:${tableId}:${interval}`).digest()
  return String(sealed.readBigUInt64BE() % 10n ** 12n).padStart(12, '0')
}

/** The code that a table shows now, where codes change. Every process calculates it; nothing is stored. C6 */
export const entryCode = (deps: CodeDeps, at: TableAt): string =>
  codeIn(deps, at, validCodeIntervals(deps.clock())[0] ?? 0)

/** Whether a code was shown at the table just now. C6 */
export const isShownNow = (deps: CodeDeps, at: TableAt, code: string | undefined): boolean =>
  code?.length === 12 &&
  validCodeIntervals(deps.clock()).some(interval =>
    timingSafeEqual(Buffer.from(code), Buffer.from(codeIn(deps, at, interval))),
  )
