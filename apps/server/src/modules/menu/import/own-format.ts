import { storedDocument } from '@comanda/contract/menu'
import { exclusivesOf, type MenuDocument, type MenuItem } from '@comanda/domain/menu'
import * as z from 'zod/mini'
import { shapedAs } from './json-shape.ts'
import type { ParsedMenu } from './parsed-menu.ts'

const ownFile = z.object({ format: z.literal('comanda'), version: z.literal(1), menu: storedDocument })

/** Whether a JSON value looks like a menu in the product's own format. */
export const isOwnFormat = (raw: unknown): boolean =>
  typeof raw === 'object' && raw !== null && (raw as { format?: unknown }).format === 'comanda'

/**
 * A file of version 1 with its exclusions as this version writes them: older files list the excluded options themselves. MENU-6
 */
const withPresentExclusions = (raw: unknown): unknown =>
  JSON.parse(JSON.stringify(raw), (key, value: unknown) =>
    key === 'exclusivePropertyList' && Array.isArray(value) && value.every(one => typeof one === 'string')
      ? exclusivesOf(value)
      : value,
  )

/**
 * A menu in the product's own format, which states everything.
 * @throws MenuFileFault with every value that does not fit
 */
export function readOwnFormat(raw: unknown): ParsedMenu {
  const document = shapedAs(ownFile, withPresentExclusions(raw)).menu as unknown as MenuDocument
  return {
    format: 'comanda',
    document,
    states: new Set(document.items.flatMap(item => Object.keys(item) as (keyof MenuItem)[])),
    soldOut: [],
    suspended: 0,
    taxesToAdd: [],
    leftBehind: [],
    faults: [],
  }
}
