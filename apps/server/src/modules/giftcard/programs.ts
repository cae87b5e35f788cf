import { refuse } from '@comanda/contract/core'
import type { giftcard as calls, giftProgram } from '@comanda/contract/giftcard'
import { type GiftDesign, type GiftProgram, programFor } from '@comanda/domain/giftcard'
import { isOnDay, inLanguage } from '@comanda/domain/money'
import { distanceBetween, localTime, type ShopConfig } from '@comanda/domain/store'
import type * as z from 'zod/mini'
import type { Queries } from '../../platform/db/index.ts'
import type { Guest, Handler } from '../../platform/http/index.ts'
import type { Deps } from './deps.ts'

const PROGRAMS = {
  name: 'gift_programs',
  text: 'select terms from gift_program where corporation_id = $1 order by position, program_id',
}

/** Every program of a brand, including those no longer on sale: their cards are still valid. */
export async function programsOf(db: Queries, corporationId: number): Promise<ReadonlyMap<string, GiftProgram>> {
  const { rows } = await db.query<{ terms: GiftProgram }>(PROGRAMS, [corporationId])
  return new Map(rows.map(({ terms }) => [terms.programId, terms]))
}

/** Whether a program's cards are valid at a store: same currency, and not restricted to other stores. */
export const goodAt = ({ currency, shopIds }: GiftProgram, shop: ShopConfig): boolean =>
  shop.currency.currencyCode === currency.currencyCode && (shopIds.length === 0 || shopIds.includes(shop.shopId))

/** Whether a program is on sale at a store at `now` (epoch ms). CARD-5 */
export const isSoldAt = (program: GiftProgram, { timeZone }: ShopConfig, now: number): boolean =>
  program.onSale && isOnDay(program, localTime(now, timeZone).date)

/** The stores where a program's cards are valid. */
export const shopsWith = async (deps: Deps, corporationId: number, program: GiftProgram): Promise<ShopConfig[]> =>
  (await deps.guestShopsOf(corporationId)).filter(shop => goodAt(program, shop))

/** The store that sells a program's cards: the guest's store if they are valid there, else the first. */
export const sellerOf = (shops: readonly ShopConfig[], shopId: number | undefined): ShopConfig | undefined =>
  shops.find(one => one.shopId === shopId) ?? shops[0]

/** A design as a screen shows it. */
export const designShown = ({ designId, name, occasion, designUrl }: GiftDesign, language: string) => ({
  designId,
  name: inLanguage(name, language),
  occasion,
  designUrl,
})

type Shown = z.output<typeof giftProgram>

interface Sold {
  shops: readonly ShopConfig[]
  seller: ShopConfig
}

function programShown(program: GiftProgram, { shops, seller }: Sold, language: string, now: number): Shown {
  const timeZone = shops[0]?.timeZone ?? 'UTC'
  return {
    programId: program.programId,
    name: inLanguage(program.name, language),
    description: inLanguage(program.description, language),
    terms: inLanguage(program.terms, language),
    currency: program.currency,
    occasions: program.occasions.map(({ occasion, name }) => ({ occasion, name: inLanguage(name, language) })),
    activeDesigns: program.designs.map(design => designShown(design, language)),
    amountInfo: program.amounts,
    ...(program.customAmount && { customAmountInfo: program.customAmount }),
    discountInfo: program.discounts,
    validMonths: program.validMonths,
    shopCount: shops.length,
    soldBy: seller.shopId,
    timeZone,
    today: localTime(now, timeZone).date,
  }
}

/** Programs on sale that are valid somewhere, as sold to a guest at `shopId`. */
async function onSale(
  deps: Deps,
  caller: Pick<Guest, 'corporationId' | 'language'>,
  shopId?: number,
): Promise<Shown[]> {
  const { corporationId, language } = caller
  const [programs, all] = [await programsOf(deps.db, corporationId), await deps.guestShopsOf(corporationId)]
  return [...programs.values()].flatMap(program => {
    const shops = program.onSale ? all.filter(one => goodAt(program, one)) : []
    const seller = sellerOf(shops, shopId)
    return seller && isSoldAt(program, seller, deps.clock())
      ? [programShown(program, { shops, seller }, language, deps.clock())]
      : []
  })
}

export const programList =
  (deps: Deps): Handler<typeof calls.programList> =>
  async (caller, { shopId }) => ({ programs: await onSale(deps, caller, shopId) })

interface OpeningChoice {
  programId: string | null
  designId: string | null
  currencyCode: string | undefined
}

/**
 * The picture that a purchase opens with: that of the named design, else the program's first; `currencyCode`: the brand's own.
 * Undefined where no program is on sale, or the picture was uploaded and has one size only. CARD-5
 */
export const openingPicture =
  (deps: Deps) =>
  async (corporationId: number, { programId, designId, currencyCode }: OpeningChoice) => {
    const programs = await onSale(deps, { corporationId, language: '' })
    const designs = programFor(programs, programId, currencyCode)?.activeDesigns ?? []
    const picture = (designs.find(design => design.designId === designId) ?? designs[0])?.designUrl
    return picture?.startsWith('/') ? undefined : picture
  }

export const shopPrograms =
  (deps: Deps): Handler<typeof calls.shopPrograms> =>
  async (caller, { shopId }) => {
    const shop = (await deps.guestShopsOf(caller.corporationId)).find(one => one.shopId === shopId)
    if (!shop) return refuse('shopUnknown')
    // A program that is not valid here is sold at other stores only.
    return { programs: (await onSale(deps, caller, shopId)).filter(({ soldBy }) => soldBy === shopId) }
  }

/** Stores where a program's cards are valid, the nearest first if the guest's position is given. */
export const applyShopList =
  (deps: Deps): Handler<typeof calls.applyShopList> =>
  async (caller, { programId, latitude, longitude }) => {
    const program = (await programsOf(deps.db, caller.corporationId)).get(programId)
    if (!program) return refuse('notFound', { field: 'programId' })
    const position = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
    const shops = (await shopsWith(deps, caller.corporationId, program)).map(shop => ({
      shopId: shop.shopId,
      shopName: inLanguage(shop.shopName, caller.language),
      picture: shop.picture,
      addressLines: deps.addressLinesOf(shop, caller.language),
      city: shop.address.city,
      phone: shop.phone,
      latitude: shop.point.latitude,
      longitude: shop.point.longitude,
      ...(position && { distance: Math.round(distanceBetween(position, shop.point)) }),
    }))
    return { shops: shops.toSorted((a, b) => (a.distance ?? 0) - (b.distance ?? 0) || a.shopId - b.shopId) }
  }
