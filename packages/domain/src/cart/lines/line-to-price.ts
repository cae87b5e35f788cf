import {
  type MenuItem,
  priceOf,
  type StockNeeds,
  stockNeeds,
  takeStock,
  unitAmountOf,
  unitOf,
} from '../../menu/index.ts'
import { type Money, ZERO, type Localizer } from '../../money/index.ts'
import type { LineToPrice } from '../calculation.ts'
import { detailOf, unitNameOf } from './detail.ts'
import { type CartRules, hasStock, maxQuantityOf } from '../limits.ts'
import { choiceFault, type ModifyProblem } from './modify.ts'
import { stepsOf } from './steps.ts'
import type { CartLine, LineProblem } from '../types.ts'

/**
 * The lines of a cart with today's menu data: names, prices, and why a line can no longer be ordered. Earlier lines have
 * priority for the remaining stock. PRICE-1, CART-3
 */
export function linesToPrice<T>(
  lines: readonly CartLine[],
  rules: CartRules<T>,
  localize: Localizer<T>,
): LineToPrice[] {
  // Added up line by line: with the needs of all lines before it for each line, a large cart would cost its square.
  const before: Before = { lines: [], taken: new Map() }
  const isCounted = hasStock(rules)
  return lines.map(({ again: _, ...line }) => {
    const item = rules.index.items.get(line.foodId)
    const problem = problemOf(line, rules, before)
    if (!problem) {
      before.lines.push(line)
      if (item && isCounted) takeStock(before.taken, stockNeeds(rules.index, item, line, line.quantity))
    }
    return item ? lineFromMenu(line, item, rules, localize, problem) : lineNotOnMenu(line)
  })
}

function lineFromMenu<T>(
  line: CartLine,
  item: MenuItem<T>,
  rules: CartRules<T>,
  localize: Localizer<T>,
  problem: LineProblem | undefined,
): LineToPrice {
  const priced = unitOf(item, line) ?? item
  const vipPrice = priceOf(priced, 'member')
  const unitAmount = unitAmountOf(rules.index, item, line, { member: false })
  const memberUnitAmount = unitAmountOf(rules.index, item, line, { member: true })
  const hasChanged = line.seenAmount !== undefined && line.seenAmount !== unitAmount
  return {
    ...line,
    displayName: localize(item.displayName),
    detail: detailOf(rules.index, item, line, localize),
    ...(item.picture !== undefined && { picture: item.picture }),
    unitName: unitNameOf(item, line, localize),
    price: priced.price,
    ...(vipPrice !== undefined && { vipPrice }),
    unitAmount,
    ...(memberUnitAmount < unitAmount && { memberUnitAmount }),
    packingFee: item.packingFee,
    taxIds: item.taxIds,
    ...(hasChanged && { priceWas: line.seenAmount as Money }),
    ...(problem && { problem }),
  }
}

/** A dish that is no longer on the menu: name and price are unknown. */
const lineNotOnMenu = (line: CartLine): LineToPrice => ({
  ...line,
  displayName: '',
  detail: line.remark,
  unitName: '',
  price: ZERO,
  unitAmount: line.seenAmount ?? ZERO,
  packingFee: ZERO,
  taxIds: [],
  problem: 'notOnMenu',
})

const asLineProblem: Record<ModifyProblem, LineProblem> = {
  notOnMenu: 'notOnMenu',
  menuClosed: 'menuClosed',
  membersOnly: 'membersOnly',
  notOnSale: 'notOnSale',
  soldOut: 'soldOut',
  choiceGone: 'choiceGone',
  choiceMissing: 'choiceMissing',
  choiceTooMany: 'choiceGone',
  excluded: 'excluded',
  outOfBounds: 'choiceGone',
  belowSaleMin: 'belowMinimum',
  offStep: 'belowMinimum',
  tooManyLines: 'overLimit',
  lineGone: 'notOnMenu',
  buffetOver: 'buffetOver',
}

/** The line problem that corresponds to a modification problem. */
export const lineProblem = (problem: ModifyProblem): LineProblem => asLineProblem[problem]

/** The lines before a line that can be ordered, and the stock they need. */
interface Before {
  lines: CartLine[]
  taken: StockNeeds
}

/** Why a line cannot be ordered, considering the lines before it. */
function problemOf<T>(line: CartLine, rules: CartRules<T>, { lines, taken }: Before): LineProblem | undefined {
  const fault = choiceFault(line, rules)
  if (fault) return asLineProblem[fault.problem]
  const item = rules.index.items.get(line.foodId)
  if (!item) return 'notOnMenu'
  const { max, reason } = maxQuantityOf(rules, item, line, lines, taken)
  if (line.quantity > max) return reason !== 'stock' ? 'overLimit' : max > 0 ? 'overStock' : 'soldOut'
  const { saleMin, saleStep } = stepsOf(item)
  const onSteps = line.quantity >= saleMin && (line.quantity - saleMin) % saleStep === 0
  return onSteps ? undefined : 'belowMinimum'
}
