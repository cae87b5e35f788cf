import type { Currency } from '@comanda/domain/money'
import { amountText, typedAmount } from '../../../forms/fields/typed-amount.ts'
import type { Filter } from './queries.ts'

/** A filter as it is typed; amounts are text until they are amounts. */
export interface TypedFilter {
  text: string
  cardProgramId: string
  levelId: string
  joinedFrom: string
  joinedUntil: string
  lastVisitFrom: string
  lastVisitUntil: string
  visitsLeast: string
  visitsMost: string
  currencyCode: string
  spendLeast: string
  spendMost: string
  spendFrom: string
  spendUntil: string
  valueLeast: string
  valueMost: string
  pointsLeast: string
  pointsMost: string
  birthdayMonth: string
  visitedShopId: string
  favouriteShopId: string
  joinedWithinDays: string
  visitedWithinDays: string
  notVisitedForDays: string
  language: string
  marketing: string
  tags: string
}

export const emptyFilter: TypedFilter = {
  text: '',
  cardProgramId: '',
  levelId: '',
  joinedFrom: '',
  joinedUntil: '',
  lastVisitFrom: '',
  lastVisitUntil: '',
  visitsLeast: '',
  visitsMost: '',
  currencyCode: '',
  spendLeast: '',
  spendMost: '',
  spendFrom: '',
  spendUntil: '',
  valueLeast: '',
  valueMost: '',
  pointsLeast: '',
  pointsMost: '',
  birthdayMonth: '',
  visitedShopId: '',
  favouriteShopId: '',
  joinedWithinDays: '',
  visitedWithinDays: '',
  notVisitedForDays: '',
  language: '',
  marketing: '',
  tags: '',
}

const wholeIn = (text: string): number | undefined => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : undefined)

/** A number of days; undefined for none. */
const daysIn = (text: string): number | undefined => {
  const days = wholeIn(text)
  return days === undefined || days < 1 || days > 3650 ? undefined : days
}

type Parse = (text: string) => number | undefined

/** At least and at most; undefined where neither is an amount. */
function between(least: string, most: string, parse: Parse) {
  const [low, high] = [parse(least), parse(most)]
  if (low === undefined && high === undefined) return undefined
  return { ...(low !== undefined && { least: low }), ...(high !== undefined && { most: high }) }
}

const tagsIn = (text: string): string[] =>
  text
    .split(',')
    .map(tag => tag.trim())
    .filter(tag => tag !== '')

/** The entries that say something. */
const withoutAbsent = <T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== '')) as never

/** Conditions on amounts of one currency. */
function moneyConditions(typed: TypedFilter, currency: Currency | undefined) {
  if (!currency) return {}
  const { currencyCode } = currency
  const amount: Parse = text => typedAmount(text, currency)
  const spend = between(typed.spendLeast, typed.spendMost, amount)
  const value = between(typed.valueLeast, typed.valueMost, amount)
  const days = withoutAbsent({ from: typed.spendFrom, until: typed.spendUntil })
  return {
    ...(spend && { spend: { ...spend, ...days, currencyCode } }),
    ...(value && { value: { ...value, currencyCode } }),
  }
}

/** The filter of what is typed, as the server reads it. Amounts are of the chosen currency, else of the first. */
export function filterOf(typed: TypedFilter, currencies: readonly Currency[]): Filter {
  const currency = currencies.find(one => one.currencyCode === typed.currencyCode) ?? currencies[0]
  const tags = tagsIn(typed.tags)
  return {
    ...withoutAbsent({
      text: typed.text.trim(),
      cardProgramId: typed.cardProgramId,
      joinedFrom: typed.joinedFrom,
      joinedUntil: typed.joinedUntil,
      lastVisitFrom: typed.lastVisitFrom,
      lastVisitUntil: typed.lastVisitUntil,
      visits: between(typed.visitsLeast, typed.visitsMost, wholeIn),
      points: between(typed.pointsLeast, typed.pointsMost, wholeIn),
      birthdayMonth: wholeIn(typed.birthdayMonth),
      visitedShopId: wholeIn(typed.visitedShopId),
      favouriteShopId: wholeIn(typed.favouriteShopId),
      joinedWithinDays: daysIn(typed.joinedWithinDays),
      visitedWithinDays: daysIn(typed.visitedWithinDays),
      notVisitedForDays: daysIn(typed.notVisitedForDays),
      language: typed.language,
    }),
    ...(typed.levelId !== '' && { levelIds: [typed.levelId] }),
    ...(typed.marketing !== '' && { marketing: typed.marketing === 'yes' }),
    ...(tags.length > 0 && { tags }),
    ...moneyConditions(typed, currency),
  }
}

/** How many conditions are set beside the search text. */
export const conditionCount = (typed: TypedFilter): number =>
  Object.entries(typed).filter(([key, value]) => key !== 'text' && key !== 'currencyCode' && value !== '').length

const textOf = (value: string | number | undefined): string => (value === undefined ? '' : String(value))

/** Both ends of a range as they are typed. */
function typedRange<L extends string, M extends string>(
  [leastKey, mostKey]: readonly [L, M],
  range: { least?: number | undefined; most?: number | undefined } | undefined,
  write: (amount: number) => string = String,
) {
  const typed = (amount: number | undefined) => (amount === undefined ? '' : write(amount))
  return { [leastKey]: typed(range?.least), [mostKey]: typed(range?.most) } as Record<L | M, string>
}

function typedMoney({ spend, value }: Filter, currencies: readonly Currency[]) {
  const currencyCode = spend?.currencyCode ?? value?.currencyCode ?? ''
  const currency = currencies.find(one => one.currencyCode === currencyCode)
  const write = (amount: number) => (currency ? amountText(amount, currency) : '')
  return {
    currencyCode,
    ...typedRange(['spendLeast', 'spendMost'], spend, write),
    spendFrom: textOf(spend?.from),
    spendUntil: textOf(spend?.until),
    ...typedRange(['valueLeast', 'valueMost'], value, write),
  }
}

/** A filter as it would be typed: the conditions of a saved segment. CARD-15 */
export const typedOf = (filter: Filter, currencies: readonly Currency[]): TypedFilter => ({
  text: textOf(filter.text),
  cardProgramId: textOf(filter.cardProgramId),
  levelId: textOf(filter.levelIds?.[0]),
  joinedFrom: textOf(filter.joinedFrom),
  joinedUntil: textOf(filter.joinedUntil),
  lastVisitFrom: textOf(filter.lastVisitFrom),
  lastVisitUntil: textOf(filter.lastVisitUntil),
  ...typedRange(['visitsLeast', 'visitsMost'], filter.visits),
  ...typedMoney(filter, currencies),
  ...typedRange(['pointsLeast', 'pointsMost'], filter.points),
  birthdayMonth: textOf(filter.birthdayMonth),
  visitedShopId: textOf(filter.visitedShopId),
  favouriteShopId: textOf(filter.favouriteShopId),
  joinedWithinDays: textOf(filter.joinedWithinDays),
  visitedWithinDays: textOf(filter.visitedWithinDays),
  notVisitedForDays: textOf(filter.notVisitedForDays),
  language: textOf(filter.language),
  marketing: filter.marketing === undefined ? '' : filter.marketing ? 'yes' : 'no',
  tags: (filter.tags ?? []).join(', '),
})
