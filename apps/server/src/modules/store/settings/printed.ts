import type { PrintedTexts } from '@comanda/domain/store'
import { withoutEmpty } from '../../../platform/save-at-revision.ts'
import type { Part, PartOf } from './part.ts'

type Texts = Omit<Part<'printed'>['receipt'], 'language'>

const shown = ({ header = {}, footer = {}, logo = false }: PrintedTexts & { logo?: boolean } = {}): Texts => ({
  header,
  footer,
  logo,
})

function stored({ header, footer, logo }: Texts): PrintedTexts & { logo?: boolean } {
  const [top, end] = [withoutEmpty(header), withoutEmpty(footer)]
  return {
    ...(Object.keys(top).length > 0 && { header: top }),
    ...(Object.keys(end).length > 0 && { footer: end }),
    ...(logo && { logo }),
  }
}

/** A password without a network is left out. */
const storedCard = ({ languages, wifiName, wifiPassword }: Part<'printed'>['tableCard']) => ({
  ...(languages.length > 0 && { languages }),
  ...(wifiName !== '' && { wifiName, ...(wifiPassword !== '' && { wifiPassword }) }),
})

/** The store's own words on receipts and on the cards of tables. STORE-3 */
export const printed: PartOf<'printed'> = {
  of: ({ receipt, tableCard }) => ({
    receipt: { ...shown(receipt), language: receipt?.language ?? 'store' },
    tableCard: {
      ...shown(tableCard),
      languages: tableCard?.languages ?? [],
      wifiName: tableCard?.wifiName ?? '',
      wifiPassword: tableCard?.wifiPassword ?? '',
    },
  }),
  into: (config, { receipt, tableCard }) => ({
    ...config,
    receipt: { ...stored(receipt), ...(receipt.language === 'guest' && { language: receipt.language }) },
    tableCard: { ...stored(tableCard), ...storedCard(tableCard) },
  }),
}
