import { type MenuFileKey, menuFileText } from '@comanda/messages/menu-files'

/** One fault of a menu file: where it is, and the key and parameters of the sentence that says what to do. */
export interface MenuFault {
  key: MenuFileKey
  params?: Readonly<Record<string, string | number>>
  /** The row of a spreadsheet, as its program numbers them. */
  row?: number
  /** The column's heading in the file. */
  column?: string
  /** The path in a JSON file, and the name of the dish, option or category around it. */
  path?: string
  name?: string
}

/** A file that holds no menu that could be imported. Nothing was changed. */
export class MenuFileFault extends Error {
  override readonly name = 'MenuFileFault'
  readonly faults: readonly MenuFault[]
  constructor(faults: readonly MenuFault[]) {
    super(faults.map(fault => faultText(fault, 'en_US')).join('\n'))
    this.faults = faults
  }
}

/** Where a fault is, in words: `Row 12, Price` or `items[2].price_info.price (Tea)`; empty for the whole file. */
function placeText({ row, column, path, name }: MenuFault, language: string): string {
  if (row !== undefined)
    return column === undefined
      ? menuFileText(language, 'menuFile.row', { row })
      : menuFileText(language, 'menuFile.cell', { row, column })
  if (path === undefined || path === '') return ''
  return name === undefined ? path : `${path} (${name})`
}

/** A fault as a sentence, with its place in front. */
export function faultText(fault: MenuFault, language: string): string {
  const place = placeText(fault, language)
  const sentence = menuFileText(language, fault.key, fault.params ?? {})
  return place === '' ? sentence : menuFileText(language, 'menuFile.at', { place, sentence })
}

const MAX_FAULTS = 200

/** The first 200 faults, then one that gives the number of the others. */
export const limitedFaults = (faults: readonly MenuFault[]): MenuFault[] =>
  faults.length > MAX_FAULTS
    ? [...faults.slice(0, MAX_FAULTS), { key: 'menuFile.fault.more', params: { count: faults.length - MAX_FAULTS } }]
    : [...faults]
