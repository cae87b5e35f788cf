import type { PrintedTexts } from '@comanda/domain/store'
import { withoutEmpty } from '../../../platform/save-at-revision.ts'
import type { Part, PartOf } from './part.ts'

type Printed = Part<'printed'>['receipt']

const shown = ({ header = {}, footer = {}, logo = false }: PrintedTexts = {}): Printed => ({ header, footer, logo })

function stored({ header, footer, logo }: Printed): PrintedTexts {
  const [top, end] = [withoutEmpty(header), withoutEmpty(footer)]
  return {
    ...(Object.keys(top).length > 0 && { header: top }),
    ...(Object.keys(end).length > 0 && { footer: end }),
    ...(logo && { logo }),
  }
}

/** The store's own words on receipts and on the cards of tables. STORE-3 */
export const printed: PartOf<'printed'> = {
  of: ({ receipt, tableCard }) => ({ receipt: shown(receipt), tableCard: shown(tableCard) }),
  into: (config, part) => ({ ...config, receipt: stored(part.receipt), tableCard: stored(part.tableCard) }),
}
