import { openingCalls as calls } from '@comanda/contract/brand'
import { refuse } from '@comanda/contract/core'
import { type ShopConfig, taxAt } from '@comanda/domain/store'
import { change, type Handler, type InputOf } from '../../../platform/http/index.ts'
import { revisionOf } from '../../../platform/revision.ts'
import type { Deps } from '../deps.ts'
import { saveConfig } from './save-config.ts'

type Basics = Omit<InputOf<typeof calls.saveBasics>, 'mark'>

function taxIn({ taxes, taxFree }: ShopConfig): Pick<Basics, 'tax'> {
  const [first, ...others] = taxes
  if (others.length > 0) return { tax: { kind: 'several' } }
  if (first) return { tax: { kind: 'rate', rate: first.rate, inclusive: first.inclusive } }
  return taxFree === true ? { tax: { kind: 'none' } } : {}
}

const basicsOf = (config: ShopConfig): Basics => {
  const { lines, city, region, postcode } = config.address
  return {
    address: { street: lines[0] ?? '', more: lines[1] ?? '', city, region, postcode },
    point: config.point,
    phone: config.phone,
    legalName: config.seller?.legalName ?? '',
    taxNumber: config.seller?.taxNumber ?? '',
    bizTypes: config.bizTypes,
    ...taxIn(config),
  }
}

/** The basics with their revision. */
export function markedBasics(config: ShopConfig): Basics & { mark: string } {
  const basics = basicsOf(config)
  return { ...basics, mark: revisionOf(basics) }
}

/** The taxes after the change: a tax keeps its id, to which dishes refer. */
function taxesInto(config: ShopConfig, { tax }: Basics): Pick<ShopConfig, 'taxes' | 'taxFree'> {
  const { taxes, taxFree = false } = config
  if (tax === undefined || tax.kind === 'several') return { taxes, taxFree }
  if (tax.kind === 'none') return { taxes: [], taxFree: true }
  const [first] = taxes
  if (first && first.rate === tax.rate && first.inclusive === tax.inclusive) return { taxes, taxFree: false }
  const next = taxAt(config.address.countryCode, tax.rate, tax.inclusive)
  return { taxes: [{ ...next, taxId: first?.taxId ?? next.taxId }], taxFree: false }
}

const basicsInto = (config: ShopConfig, basics: Basics): ShopConfig => {
  const { street, more, city, region, postcode } = basics.address
  const { legalName, taxNumber } = basics
  return {
    ...config,
    address: {
      countryCode: config.address.countryCode,
      lines: [street, more, ...config.address.lines.slice(2)].filter(line => line !== ''),
      city,
      region,
      postcode,
    },
    point: basics.point ?? config.point,
    phone: basics.phone,
    seller: { ...config.seller, legalName, taxNumber },
    bizTypes: basics.bizTypes,
    ...taxesInto(config, basics),
  }
}

/** Saves a store's particulars, unless they were changed since they were read. API-3 */
export const saveBasics = (deps: Deps): Handler<typeof calls.saveBasics> =>
  change(calls.saveBasics, deps, async (tx, caller, { mark, ...wanted }) => {
    const config = await deps.lockConfig(tx, caller.shop)
    if (!config) return refuse('notFound', { field: 'shopId' })
    const before = markedBasics(config)
    const next = basicsInto(config, { ...wanted, bizTypes: wanted.bizTypes.toSorted((a, b) => a - b) })
    const after = markedBasics(next)
    if (before.mark === after.mark) return after
    if (before.mark !== mark) return refuse('changedMeanwhile')
    await saveConfig(tx, deps, caller, {
      what: 'store.basics',
      after: next,
      values: [basicsOf(config), basicsOf(next)],
    })
    return after
  })
