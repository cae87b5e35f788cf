import type { PrintedTexts } from '@comanda/domain/store'
import { withoutEmpty } from '../../../platform/save-at-revision.ts'
import type { Part, PartOf } from './part.ts'

type Texts = Part<'printed'>['receipt']

const shown = ({ header = {}, footer = {} }: PrintedTexts = {}): Texts => ({ header, footer })

function stored({ header, footer }: Texts): PrintedTexts {
  const [top, end] = [withoutEmpty(header), withoutEmpty(footer)]
  return {
    ...(Object.keys(top).length > 0 && { header: top }),
    ...(Object.keys(end).length > 0 && { footer: end }),
  }
}

/** The store's own words on receipts and on the cards of tables. STORE-3 */
export const printed: PartOf<'printed'> = {
  of: ({ receipt, tableCard }) => ({
    receipt: shown(receipt),
    tableCard: { ...shown(tableCard), logo: tableCard?.logo ?? false },
  }),
  into: (config, { receipt, tableCard }) => ({
    ...config,
    receipt: stored(receipt),
    tableCard: { ...stored(tableCard), ...(tableCard.logo && { logo: true }) },
  }),
}
